import type { Random } from './random.ts';

/** What a state's value is made of. One card on the foundations is worth 1. */
export interface Weights {
  /** For each top that is a neighbour of another top. */
  readonly neighbours: number;
  /** An emptied pile costs this much. */
  readonly empty: number;
  /** A buried card costs this much for each card on it, */
  readonly above: number;
  /** more for each that is needed later than itself, */
  readonly later: number;
  /** and more for each of its own suit: */
  readonly own: number;
  /** all the less, the more cards of its suit must go before it: this factor for each. */
  readonly decay: number;
  /** The need, in cards, of any card of a suit whose foundations pass. */
  readonly passing: number;
  /** While r redistributions are left the cost of the r lowest cards of a pile is multiplied by these, the lowest first. */
  readonly bottom: readonly number[];
}

/** Found by random search over these numbers, for the fewest states until 250 deals were won. */
export const WEIGHTS: Weights = {
  neighbours: 0.15,
  empty: 0.5,
  above: 0.33,
  later: 1.18,
  own: 0.06,
  decay: 0.965,
  passing: 5.8,
  bottom: [0.26, 0.47, 0.46, 0.7],
};

/** The same weights, each multiplied by a random factor within `by` of 1. */
export const jittered = (weights: Weights, by: number, random: Random): Weights => {
  const shake = (weight: number) => weight * (1 + by * (2 * random() - 1));
  return {
    neighbours: shake(weights.neighbours),
    empty: shake(weights.empty),
    above: shake(weights.above),
    later: shake(weights.later),
    own: shake(weights.own),
    decay: Math.min(1, 1 - shake(1 - weights.decay)),
    passing: shake(weights.passing),
    bottom: weights.bottom.map(shake),
  };
};
