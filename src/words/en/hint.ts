import type { Card, Place, Suit } from '../../engine/index.ts';
import type { hintWords as it } from '../it/hint.ts';
import { card } from './card.ts';
import { title } from './change.ts';
import { counted } from './counted.ts';
import { place } from './place.ts';

export type { HintWords } from '../it/hint.ts';

/** What has been done since some moment of a game. */
interface Done {
  readonly moves: number;
  readonly redistributions: number;
}

const moves = (count: number): string =>
  count === 0 ? 'no move is possible' : counted(count, 'move is possible', 'moves are possible');

/** What the hints of a whole game say: four steps, from how many moves there are to the move and why. */
const hint = {
  /** “First hint. Now 5 moves are possible; after a redistribution, 7.” */
  count: (now: number, redistributed: number | undefined): string =>
    `First hint. Now ${moves(now)}; ${
      redistributed === undefined
        ? 'no redistributions are left.'
        : `after a redistribution, ${redistributed}.`
    }`,
  suit: (suit: Suit): string =>
    `Second hint. From here you can win. Look at the ${card.suit(suit)}.`,
  card: (moved: Card, from: Place): string =>
    `Third hint. The card to move is ${card.with('il', moved)}, on top ${place.with('di', from)}.`,
  /** “Fourth hint. Try this: ace of clubs, from pile 13 to pile 4.” */
  move: (title: string): string => `Fourth hint. Try this: ${title}.`,
  redistribute: 'From here you can win, and now is a good time to redistribute.',
  /** After a redistribution that a hint advises. */
  then: (title: string): string => `Then play: ${title}.`,
  /** Why a move can be made. */
  onNeighbour: 'It is of the same suit, and one rank higher or lower.',
  onAceOrKing: 'On the piles the king and the ace are next to each other.',
  onFoundation: 'It is just the card that is needed there.',
  pass: 'A card may pass from one foundation to the other of its suit.',
  /** What a move is good for: the card under it, which is needed; the card that comes to lie on it. */
  frees: (freed: Card, to: Place): string =>
    `This frees ${card.with('il', freed)}, which will then go ${place.with('a', to)}.`,
  uncovers: (freed: Card): string => `This uncovers ${card.with('il', freed)}.`,
  receives: (other: Card): string => `The ${card.name(other)} will go on top of it.`,
  leaves: (count: number): string => `Afterwards ${moves(count)}.`,
  searching: (seconds: number): string =>
    `Looking for a win from here: ${counted(seconds, 'second', 'seconds')}.`,
  pressToStop: 'Press again to stop.',
  stopped: 'Search stopped. Press again to go on with it.',
  notFound: (seconds: number): string =>
    `No win from here was found in ${counted(seconds, 'second', 'seconds')}.`,
  anyMove: (title: string): string => `A move that you can make: ${title}.`,
  winnable: 'From here you can win.',
  /** Before what is known of the position now. */
  lostSince: ({ moves: count, redistributions }: Done): string =>
    `Careful: ${
      redistributions > 1
        ? `before the last ${redistributions} redistributions`
        : redistributions === 1
          ? 'before the redistribution'
          : count > 1
            ? `before the last ${count} moves`
            : 'before this move'
    } the game could still be won.`,
  canUndo: 'You can undo.',
  impossible: 'From here the game can no longer be won: every way to go on has been tried.',
  won: 'The game is won: no hints are needed.',
};

/** All that a hint is made of: no more of the other words than it says. */
export const hintWords = { change: { title }, hint } satisfies typeof it;
