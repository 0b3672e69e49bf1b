import type { player as it } from '../it/player.ts';

/** What the page of a step says around it: its links, its slider, its field, and its answers. */
export const player = {
  /** Over the list of the tops that a redistribution changed. */
  tops: 'What changes on top of the piles:',
  steps: 'Step by step',
  stepsBelow: 'Step by step, below the board',
  first: 'Start',
  back: 'Back',
  on: 'Next',
  last: 'End',
  /** In a link that has no step to lead to. */
  isFirst: 'this is the start',
  isLast: 'this is the last one',
  slider: 'Step through the game',
  goTo: 'Go to move',
  go: 'Go',
  list: 'All the moves of the game',
  playOn: 'Carry on from here: you play',
  share: {
    title: 'Share',
    text: 'Copy the board in words',
    picture: 'Copy the picture',
    snippet: 'Copy the embed code for your site',
    byHand: 'To copy by hand',
    notLoaded: 'Not everything has loaded: try again.',
  },
  /** Told before what changed, after a jump over several steps: “You are now at move 40.” */
  nowAt: (name: string): string => `You are now at ${name}.`,
  atStart: 'This is the start, there is nothing further back.',
  /** “Move 119 is the last one, there is nothing further on.” */
  atEnd: (last: string): string =>
    `${last.charAt(0).toUpperCase()}${last.slice(1)} is the last one, there is nothing further on.`,
  alreadyAt: (name: string): string => `You are already at ${name}.`,
  noNumber: (typed: string, moves: number): string =>
    typed
      ? `“${typed}” is not the number of a move: type one from 0 (the start) to ${moves} (the last).`
      : `Type the number of a move, from 0 (the start) to ${moves} (the last).`,
  noSuchMove: (typed: string, moves: number): string =>
    `There is no move ${typed}: type a number from 0 (the start) to ${moves} (the last).`,
  /** The same answer twice in a row would be silent the second time. */
  again: (text: string): string => `Again: ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
} satisfies typeof it;
