import { PILE_LIMIT, PILES, SUIT_LENGTH, SUITS, type Position } from '../engine/index.ts';
import { cardNumber } from './cards.ts';
import { PASSING, suitState } from './suitState.ts';

export const PILE_COUNT = PILES.length;
export const SUIT_COUNT = SUITS.length;

/** A pile without a limit can't hold more cards than are in play. */
const NO_LIMIT = 96;

/** The rules that the survey varies; those of the game are `STANDARD_RULES`. */
export interface SolverRules {
  /** Whether a pile takes no card beyond 13 (R10). */
  readonly limit: boolean;
  /** Whether cards pass between the two foundations of a suit (R17). */
  readonly passes: boolean;
}

export const STANDARD_RULES: SolverRules = { limit: true, passes: true };

/**
 * How a state lies in an arena of bytes: `size` bytes from an offset. First the piles, each of `stride` bytes from bottom
 * to top; at `counts` how many cards each holds; at `suits` the suit states. Redistributions left are kept apart: they are
 * the same for a whole phase.
 */
export interface Layout {
  readonly limit: number;
  readonly stride: number;
  readonly counts: number;
  readonly suits: number;
  readonly size: number;
}

export const layoutFor = (rules: SolverRules): Layout => {
  const limit = rules.limit ? PILE_LIMIT : NO_LIMIT;
  const stride = rules.limit ? 16 : NO_LIMIT;
  const counts = PILE_COUNT * stride;
  const suits = counts + PILE_COUNT;
  return { limit, stride, counts, suits, size: suits + SUIT_COUNT };
};

/** A position as a state alone in its arena. */
export const stateOf = (
  { piles, up, down }: Position,
  rules: SolverRules,
  { stride, counts, suits, size }: Layout,
): Uint8Array => {
  const state = new Uint8Array(size);
  for (const [pile, cards] of piles.entries()) {
    state.set(cards.map(cardNumber), pile * stride);
    state[counts + pile] = cards.length;
  }
  for (const [index, suit] of SUITS.entries()) {
    const passing = rules.passes && up[suit] + down[suit] === SUIT_LENGTH;
    state[suits + index] = passing ? PASSING : suitState(up[suit], down[suit]);
  }
  return state;
};
