import type { Card, Pile, Place } from '../../engine/index.ts';
import type { prose as it } from '../it/prose.ts';
import { card } from './card.ts';
import { capital } from './change.ts';
import { place } from './place.ts';

const list = new Intl.ListFormat('en-GB');

/** What running text says of a game, computed from its record. */
export const prose = {
  /** “the ace of spades goes from pile 10 to pile 14, on the king of spades” */
  move: (moved: Card, from: Place, to: Place, onto: Card): string =>
    `${card.with('il', moved)} goes ${place.with('da', from)} ${place.with('a', to)}, ${card.with('su', onto)}`,
  /** “Pile 1 from bottom to top, before redistribution 1”: above the cards of a pile; `when` is a board’s caption. */
  pile: (pile: Pile, when: string): string =>
    `${capital(place.name(pile))} from bottom to top, ${when.charAt(0).toLowerCase()}${when.slice(1)}`,
  /** “after move 16”, “after moves 16, 56 and 100” */
  afterMoves: (numbers: readonly number[]): string =>
    `after ${numbers.length === 1 ? 'move' : 'moves'} ${list.format(numbers.map(String))}`,
} satisfies typeof it;
