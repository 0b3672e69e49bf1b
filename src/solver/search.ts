import type { Action, Position } from '../engine/index.ts';
import { Beam, type BeamMemory } from './beam.ts';
import { Expansion } from './expansion.ts';
import { KeySet } from './keySet.ts';
import { layoutFor, STANDARD_RULES, stateOf, type SolverRules } from './layout.ts';
import type { SolverMove } from './moves.ts';
import { Prover } from './prover.ts';
import { randomFrom, type Random } from './random.ts';
import { winsByTheRules } from './replayLine.ts';
import { shorten } from './shorten.ts';
import { suitTables } from './suitState.ts';
import { Trail } from './trail.ts';
import { jittered, WEIGHTS } from './weights.ts';
import { writeOut } from './writeOut.ts';

/**
 * The first beams are this narrow; after so many restarts the width is doubled, up to the widest. Many narrow beams with
 * different weights win most deals sooner than one wide beam.
 */
const NARROWEST = 6;
const RESTARTS = 6;
const WIDEST = 1536;

/** How far the weights of a restart may be from those of the first run, as a share of each. */
const JITTER = 0.6;

/** How many states the search for a proof reaches before the first beam. */
const FIRST_PROOF = 500;

/** After each beam, the search for a proof reaches one state for so many of the beam's. */
const BEAM_TO_PROOF = 8;

export interface SearchOptions {
  /** The same seed gives the same result after the same number of states, however they are sliced. 1 if not given. */
  readonly seed?: number;
  /** The rules of the game if not given; the redistributions are the position's, and may be more than three. */
  readonly rules?: SolverRules;
}

/** How far a search has come, or its result. */
export type SearchProgress = {
  /** How many states have been valued or reached. */
  readonly states: number;
} & (
  | {
      readonly kind: 'searching';
      /** The width of the beam, and the most cards that it has had on the foundations. */
      readonly width: number;
      readonly played: number;
    }
  | {
      readonly kind: 'won';
      /** Moves, passes between foundations included, and redistributions: the engine has replayed them to the win. */
      readonly line: readonly Action[];
      /** The width of the beam that found it; 0 if it was found in looking for a proof. */
      readonly width: number;
    }
  /** Proved: no state that can be reached is won. */
  | { readonly kind: 'impossible' }
);

export interface Search {
  /** Goes on for about so many states, or until there is a result; after that it says the result again. */
  step(states: number): SearchProgress;
}

/** A search for a win from a position, to be run in slices. Throws only on a bug: a line that the engine refuses. */
export const createSearch = (position: Position, options: SearchOptions = {}): Search =>
  new AlternatingSearch(position, options);

/** Beams, each wider than the one before, and after each one a while of the search for a proof. */
class AlternatingSearch implements Search {
  readonly #position: Position;
  readonly #rules: SolverRules;
  readonly #root: Uint8Array;
  readonly #random: Random;
  readonly #expansion: Expansion;
  /** Undefined once it has used up the memory that it may take. */
  #prover: Prover | undefined;
  readonly #memory: BeamMemory = { seen: new KeySet(), trail: new Trail() };
  #beam: Beam | undefined;
  #restarts = 0;
  #width = 0;
  #states = 0;
  /** The states that the search for a proof reaches before the beam goes on, and those of the beam since it last did. */
  #proofDue = FIRST_PROOF;
  #swept = 0;
  #played = 0;
  #result: SearchProgress | undefined;

  constructor(position: Position, { seed = 1, rules = STANDARD_RULES }: SearchOptions) {
    const layout = layoutFor(rules);
    this.#position = position;
    this.#rules = rules;
    this.#random = randomFrom(seed);
    this.#root = stateOf(position, rules, layout);
    this.#expansion = new Expansion(layout, suitTables(rules.passes));
    this.#prover = new Prover(this.#expansion, this.#root, position.redistributionsLeft);
  }

  step(budget: number): SearchProgress {
    const until = this.#states + budget;
    while (!this.#result && this.#states < until)
      if (this.#prover && this.#proofDue > 0) this.#prove(this.#prover, until - this.#states);
      else this.#sweep(until - this.#states);
    return (
      this.#result ?? {
        kind: 'searching',
        states: this.#states,
        width: this.#width,
        played: this.#played,
      }
    );
  }

  #prove(prover: Prover, budget: number): void {
    const reached = prover.step(Math.min(budget, this.#proofDue));
    this.#states += reached;
    this.#proofDue -= reached;
    if (prover.outcome === 'won') this.#win(prover.line, 0);
    if (prover.outcome === 'impossible')
      this.#result = { kind: 'impossible', states: this.#states };
    if (prover.outcome === 'full') this.#prover = undefined;
  }

  #sweep(budget: number): void {
    const beam = (this.#beam ??= this.#restart());
    const valued = beam.step(budget);
    this.#states += valued;
    this.#swept += valued;
    this.#played = Math.max(this.#played, beam.played);
    if (beam.outcome === 'won') this.#win(beam.line, this.#width);
    if (beam.outcome !== 'ended') return;
    this.#beam = undefined;
    this.#proofDue = this.#swept / BEAM_TO_PROOF;
    this.#swept = 0;
  }

  #restart(): Beam {
    const restart = this.#restarts++;
    this.#width = Math.min(NARROWEST * 2 ** Math.floor(restart / RESTARTS), WIDEST);
    const weights = restart === 0 ? WEIGHTS : jittered(WEIGHTS, JITTER, this.#random);
    const start = { state: this.#root, left: this.#position.redistributionsLeft };
    return new Beam(this.#expansion, this.#memory, start, this.#width, weights);
  }

  #win(moves: readonly SolverMove[], width: number): void {
    const { layout, tables } = this.#expansion;
    const shortened = shorten(this.#root, moves, layout, tables);
    const line = writeOut(this.#position, shortened, this.#rules);
    if (!winsByTheRules(this.#position, line, this.#rules))
      throw new Error('The engine refuses a line that was found');
    this.#result = { kind: 'won', states: this.#states, line, width };
  }
}
