import { history, REDISTRIBUTIONS } from '../../engine/index.ts';
import type { Card, Outcome, Place, UndoError } from '../../engine/index.ts';
import type { reply as it } from '../it/reply.ts';
import { card } from './card.ts';
import { capital } from './change.ts';
import { counted } from './counted.ts';
import { place } from './place.ts';
import { baseStays, whereTo } from './refusal.ts';

const moves = (count: number): string => counted(count, 'move', 'moves');

const accepting = (count: number): string =>
  count === 0
    ? 'No place accepts this card now.'
    : `${counted(count, 'place accepts', 'places accept')} this card.`;

/** One of the two copies of a card, when so many have been told of. */
const copy = (told: number): string => (told > 0 ? 'the other copy' : 'one copy');

/** How a game stands in words, given what is offered where nothing can be played any more. */
export const standingWith =
  (offer: (canUndo: boolean) => string) =>
  (standing: Outcome | 'stuck', canUndo: boolean): string => {
    switch (standing) {
      case 'open':
        return '';
      case 'won':
        return 'Game won! All 104 cards are on the foundations.';
      case 'stuck':
        return 'No move is possible: only a redistribution is left.';
      case 'blocked':
        return `Game blocked: no move is possible and no redistributions are left. ${offer(canUndo)}`;
      case 'dead':
        return `The game is at a dead end: cards can only pass from one foundation to the other, and those in the piles stay there. ${offer(canUndo)}`;
    }
  };

/** What the trainer answers, besides what a move did and why it was refused. */
export const reply = {
  moves,
  /** “1 minute and 5 seconds” */
  time: (seconds: number): string => {
    const minutes = Math.floor(seconds / 60);
    const rest = seconds % 60;
    const parts = [
      minutes > 0 ? counted(minutes, 'minute', 'minutes') : '',
      rest > 0 || minutes === 0 ? counted(rest, 'second', 'seconds') : '',
    ];
    return parts.filter(Boolean).join(' and ');
  },
  /** Put before a sentence that would otherwise be the same as the last, and so not be heard. */
  again: (times: number, text: string): string => `Attempt ${times}. ${text}`,
  /** The same for what was no attempt: each time unlike the time before. */
  repeated: (times: number, text: string): string =>
    `${times % 2 === 0 ? 'Again' : 'Once again'}. ${text}`,
  /** “Undone: ace of spades, from pile 10 to pile 14.” */
  undone: (title: string): string => `Undone: ${title}.`,
  redone: (text: string): string => `Redone. ${text}`,
  noWayBack: 'The moves played before can no longer be undone.',
  movesPlayed: (count: number): string => `Moves played: ${count}.`,
  /** How the game stands, when there is something to say of it. */
  standing: standingWith((canUndo) => `You can ${canUndo ? 'undo or ' : ''}start a new game.`),
  nothingToUndo: {
    'at-start': 'There is no move to undo.',
    'after-redistribution':
      'After a redistribution the moves played before can no longer be undone.',
    'limit-reached': `At most the last ${history.LIMIT} moves can be undone.`,
  } satisfies Record<UndoError['kind'], string>,
  nothingToRedo: 'There is no undone move to redo.',
  selected: (at: Place, top: Card, destinations: number, isBase: boolean): string =>
    `${capital(place.name(at))} chosen: ${card.name(top)}. ${isBase ? baseStays(top) : accepting(destinations)}`,
  whereNext: 'Choose where to put it.',
  unselected: (at: Place | undefined): string =>
    at ? `${capital(place.name(at))} let go: no card is chosen.` : 'No card was chosen.',
  empty: (at: Place): string =>
    `${capital(place.with('il', at))} is empty, and stays empty to the end.`,
  destinations: (top: Card, destinations: readonly Place[], isBase: boolean): string =>
    isBase ? baseStays(top) : whereTo({ card: top, destinations }),
  whereabouts: (
    wanted: Card,
    places: readonly Place[],
    covered: number,
    played: number,
  ): string => {
    const parts = [
      places.length > 0 ? `on top ${place.both('di', places)}` : '',
      covered === 0
        ? ''
        : covered === 1
          ? `${copy(places.length)} is covered, in a pile`
          : 'both copies are covered, in the piles',
      played === 0
        ? ''
        : played === 1
          ? `${copy(places.length + covered)} is on a foundation, under other cards`
          : 'both copies are on the foundations, under other cards',
    ];
    return `${capital(card.name(wanted))}: ${parts.filter(Boolean).join('; ')}.`;
  },
  state: (count: number, redistributionsLeft: number, totals: string): string =>
    `Moves played: ${count}. Redistributions left: ${redistributionsLeft} of ${REDISTRIBUTIONS}. ${totals}`,
  help:
    'Commands: 10 14, from pile 10 to pile 14; 10 f, to the foundation; d- d+, from one foundation to the other; ' +
    'r, redistribute; u, undo; y, redo; m 10, where it can go; w king spades, where a card is; ' +
    '10, what is there; s, status of the game; l, let go of the chosen card.',
  /** What is wrong with a typed command, which may be quoted, each with an example of a good one. */
  commandError: {
    empty: (): string => 'Type a command, for example 10 14: from pile 10 to pile 14.',
    unreadable: (text: string): string =>
      `I don’t understand “${text}”. Type for example 10 14: from pile 10 to pile 14. Type help for the commands.`,
    'no-such-pile': (text: string): string =>
      `There is no pile ${text}: the piles go from 1 to 16. Type for example 10 14.`,
    'place-missing': (): string => 'From which place? Type for example m 10.',
    'card-missing': (): string => 'Which card? Type for example w king spades.',
  },
} satisfies typeof it;
