import type { Position } from '../engine/index.ts';
import { ALL_CARDS, Beam } from './beam.ts';
import { Expansion } from './expansion.ts';
import { KeySet } from './keySet.ts';
import { layoutFor, STANDARD_RULES, stateOf } from './layout.ts';
import type { Random } from './random.ts';
import { suitTables } from './suitState.ts';
import { Trail } from './trail.ts';
import { jittered, WEIGHTS, type Weights } from './weights.ts';

/** How far a player's tastes may be from those of the search, as a share of each. */
const TASTE = 0.6;

/** States between two looks at whether a game is over. */
const SLICE = 10_000;

/** The outcome of a game, and the most cards that were on the foundations. */
export interface GreedyGame {
  readonly won: boolean;
  readonly played: number;
}

/**
 * Plays games as someone would who knows what matters but never looks ahead: always the move whose position looks best,
 * by weights drawn at random for each game; each redistribution where it looked best. It is a beam of one state.
 * `changes` are weights that are not drawn, to see what comes of a taste that ignores something.
 */
export const greedyPlayer = (
  changes: Partial<Weights> = {},
): ((start: Position, random: Random) => GreedyGame) => {
  const layout = layoutFor(STANDARD_RULES);
  const expansion = new Expansion(layout, suitTables(STANDARD_RULES.passes));
  const memory = { seen: new KeySet(), trail: new Trail() };
  return (start, random) => {
    const state = stateOf(start, STANDARD_RULES, layout);
    const weights = { ...jittered(WEIGHTS, TASTE, random), ...changes };
    const beam = new Beam(
      expansion,
      memory,
      { state, left: start.redistributionsLeft },
      1,
      weights,
    );
    while (beam.outcome === 'searching') beam.step(SLICE);
    return beam.outcome === 'won'
      ? { won: true, played: ALL_CARDS }
      : { won: false, played: beam.played };
  };
};
