import type { panels as it } from '../it/panels.ts';
import { CODE_EXAMPLE } from './code.ts';

/** The labels of the ways to another game. The build writes them once, so no script takes them to the browser. */
const games = {
  title: 'New game',
  difficultyHint: 'Easy, medium and hard games can be won for sure; with “any”, perhaps not.',
  /** Of a game that begins. */
  begun: {
    easy: 'Easy, and it can be won.',
    medium: 'Of medium difficulty, and it can be won.',
    hard: 'Hard, but it can be won.',
  },
  code: 'Code of this game',
  copy: 'Copy the code',
  codeField: 'Play from a code',
  codeHint: `A code looks like this: ${CODE_EXAMPLE}. On this site it always deals the same cards; elsewhere it may deal others.`,
  open: 'Open',
  wonGame: 'Play the won game from the start',
  restart: 'Restart this game',
};

/** What can be set and what it can be set to, likewise. */
const settings = {
  title: 'Settings',
  names: {
    colours: 'Suit colours',
    size: 'Size of the cards',
    hand: 'Layout',
    detail: 'Messages',
    clock: 'Time',
    rules: 'Interactive rules',
    piles: 'Covered cards',
    warnings: 'Warn me if I lose a winnable game',
    difficulty: 'Difficulty',
  },
  choices: {
    colours: { four: 'four', two: 'two' },
    size: { medium: 'normal', large: 'large' },
    hand: { right: 'for the right hand', left: 'for the left hand' },
    detail: { full: 'in full', short: 'short' },
    clock: { shown: 'shown', hidden: 'hidden' },
    rules: {
      explained: 'on, with explanations',
      silent: 'off, only a notice',
    },
    piles: { tops: 'hidden', open: 'listed, to learn' },
    warnings: { off: 'no', on: 'yes' },
    difficulty: { any: 'any', easy: 'easy', medium: 'medium', hard: 'hard' },
  },
};

export const panels = { games, settings } satisfies typeof it;
