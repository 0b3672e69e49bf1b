import type { Card, Pile } from '../../engine/index.ts';
import type { game as it } from '../it/game.ts';
import { card } from './card.ts';
import { capital } from './change.ts';
import { counted } from './counted.ts';
import { place } from './place.ts';

/** How the steps of a game are named and told, from its deal to its last move. */
export const game = {
  /** “Move 10 of 119” */
  move: (number: number, total: number): string => `Move ${number} of ${total}`,
  /** What move 0 is. */
  deal: 'the start of the game',
  /** “Redistribution 1 of 3” */
  redistribution: (number: number, total: number): string => `Redistribution ${number} of ${total}`,
  /** What a redistribution is said to be, where a move says its card and its places. */
  afterMove: (number: number): string => `after move ${number}`,
  /** The deal, where a move says what changed; `totals` is the sentence of the board’s. */
  dealt: (totals: string): string => `No card has moved yet: ${totals}`,
  /** Said after the last move of a game that is won (R23). */
  won: 'Game won! All 104 cards are on the foundations.',
  /** Said when a step back goes over a redistribution. */
  undoneRedistribution: (number: number, piles: number): string =>
    `Undone: redistribution ${number}. ` +
    `In ${counted(piles, 'pile', 'piles')} the card put on top goes back to the bottom.`,
  /** “pile 1: 2 of hearts instead of the jack of diamonds” */
  top: (pile: Pile, before: Card, after: Card): string =>
    `${place.name(pile)}: ` +
    (before === after
      ? `still ${card.name(after)}, but the other copy`
      : `${card.name(after)} instead ${card.with('di', before)}`),
  /** “119 moves, 3 redistributions” */
  length: (moves: number, redistributions: number): string =>
    `${counted(moves, 'move', 'moves')}, ${counted(redistributions, 'redistribution', 'redistributions')}`,
  begin: 'Begin at the start',
  /** “Moves 1 to 16”, “Redistribution 1 and moves 17 to 56” */
  group: (redistribution: number, moves: readonly number[]): string => {
    const [first, last] = [moves[0], moves.at(-1)];
    const played = first === last ? `move ${first ?? ''}` : `moves ${first ?? ''} to ${last ?? ''}`;
    if (redistribution === 0) return capital(played);
    const title = `Redistribution ${redistribution}`;
    return moves.length > 0 ? `${title} and ${played}` : title;
  },
  /** A step as the list of all begins with it: “Move 10” */
  entry: capital,
  /** “Pile 1: 2 of hearts, 9 of clubs, jack of diamonds” */
  pile: (pile: Pile, cards: readonly Card[]): string =>
    `${capital(place.name(pile))}: ${cards.map(card.name).join(', ')}`,
} satisfies typeof it;
