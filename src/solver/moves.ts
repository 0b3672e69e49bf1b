import { SUIT_LENGTH } from '../engine/index.ts';
import { SUIT_OF } from './cards.ts';
import { PILE_COUNT, type Layout } from './layout.ts';
import type { SuitTables } from './suitState.ts';

/**
 * What the search does in one step, as a number: `from * 32 + to`, where `from` is a pile from 0 and `to` a pile,
 * FOUNDATION or OTHER_FOUNDATION; or REDISTRIBUTE. Passing between foundations is no step of its own: it is
 * written into the line at the end.
 */
export type SolverMove = number;

/** To the foundation that takes the card; where both do, the ascending one. */
export const FOUNDATION = PILE_COUNT;

/** To the descending foundation, where both take the card and it makes a difference. */
export const OTHER_FOUNDATION = PILE_COUNT + 1;

export const REDISTRIBUTE: SolverMove = 1023;

export const solverMove = (from: number, to: number): SolverMove => (from << 5) | to;
export const sourceOf = (move: SolverMove): number => move >> 5;
export const targetOf = (move: SolverMove): number => move & 31;

/** Plays a move that is known to be legal on the state at `at`; not a redistribution. */
export const applyMove = (
  arena: Uint8Array,
  at: number,
  move: SolverMove,
  { stride, counts, suits }: Layout,
  { after, otherwise }: SuitTables,
): void => {
  const from = sourceOf(move);
  const to = targetOf(move);
  const left = arena[at + counts + from]! - 1;
  const card = arena[at + from * stride + left]!;
  arena[at + counts + from] = left;
  if (to < FOUNDATION) {
    const height = arena[at + counts + to]!;
    arena[at + to * stride + height] = card;
    arena[at + counts + to] = height + 1;
    return;
  }
  const suit = at + suits + SUIT_OF[card]!;
  const entry = arena[suit]! * SUIT_LENGTH + (card % SUIT_LENGTH);
  arena[suit] = to === FOUNDATION ? after[entry]! : otherwise[entry]!;
};

/** The bottom card of every pile goes to its top (R19). */
export const redistributePiles = (
  arena: Uint8Array,
  at: number,
  { stride, counts }: Layout,
): void => {
  for (let pile = 0; pile < PILE_COUNT; pile++) {
    const top = arena[at + counts + pile]! - 1;
    if (top < 1) continue;
    const start = at + pile * stride;
    const bottom = arena[start]!;
    for (let height = 0; height < top; height++) arena[start + height] = arena[start + height + 1]!;
    arena[start + top] = bottom;
  }
};
