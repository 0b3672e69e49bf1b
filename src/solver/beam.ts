import { Candidates } from './candidates.ts';
import type { Expansion } from './expansion.ts';
import type { KeySet } from './keySet.ts';
import { applyMove, FOUNDATION, REDISTRIBUTE, redistributePiles, targetOf } from './moves.ts';
import type { SolverMove } from './moves.ts';
import { Pool } from './pool.ts';
import type { Trail } from './trail.ts';
import { Valuation } from './valuation.ts';
import type { Weights } from './weights.ts';

export const ALL_CARDS = 104;

/** A phase ends after so many layers of which none has a better best state than those before. */
const PATIENCE = 15;

/** How many keys a phase makes room for, for each state that a layer keeps. */
const KEYS = 600;
const MOST_KEY_BITS = 20;

/** What one beam after another uses, so that each does not take memory anew. */
export interface BeamMemory {
  readonly seen: KeySet;
  readonly trail: Trail;
}

/** Where a beam starts: a state alone in its arena, and the redistributions left. */
export interface BeamStart {
  readonly state: Uint8Array;
  readonly left: number;
}

/**
 * One run of the beam search. A phase has a fixed number of redistributions left; its layers have one move more each and
 * keep the `width` best of their states. Every state kept is also redistributed; the best of those start the next phase.
 */
export class Beam {
  /** `ended`: the last phase is over, and no win was found. */
  outcome: 'searching' | 'won' | 'ended' = 'searching';
  /** The moves of the win. */
  line: readonly SolverMove[] = [];
  /** The most cards on the foundations of a state that was kept. */
  played = 0;

  readonly #expansion: Expansion;
  readonly #seen: KeySet;
  readonly #width: number;
  readonly #valuation: Valuation;
  /** For redistributed states. */
  readonly #turned: Valuation;
  readonly #trail: Trail;
  /** The states of the layer, of the next one, those of the pool, and one redistributed state. */
  readonly #arena: Uint8Array;
  #layer = 0;
  #nextLayer: number;
  readonly #pooled: number;
  readonly #scratch: number;
  /** By state of the layer, of the next one and of the pool: its number in the trail. */
  #nodes: Int32Array;
  #nextNodes: Int32Array;
  readonly #poolNodes: Int32Array;
  readonly #candidates: Candidates;
  readonly #pool: Pool;
  #left: number;
  /** How many states the layer has, and how many are expanded. */
  #count = 1;
  #expanded = 0;
  #best = -Infinity;
  /** Layers since the best value of the phase. */
  #stale = 0;

  constructor(
    expansion: Expansion,
    { seen, trail }: BeamMemory,
    { state, left }: BeamStart,
    width: number,
    weights: Weights,
  ) {
    const { layout, tables } = expansion;
    this.#expansion = expansion;
    this.#seen = seen;
    this.#trail = trail;
    this.#width = width;
    this.#left = left;
    this.#valuation = new Valuation(layout, tables, weights);
    this.#turned = new Valuation(layout, tables, weights);
    this.#arena = new Uint8Array((3 * width + 1) * layout.size);
    this.#nextLayer = width * layout.size;
    this.#pooled = 2 * width * layout.size;
    this.#scratch = 3 * width * layout.size;
    this.#nodes = new Int32Array(width);
    this.#nextNodes = new Int32Array(width);
    this.#poolNodes = new Int32Array(width);
    this.#candidates = new Candidates(width);
    this.#pool = new Pool(width);
    this.#arena.set(state);
    trail.clear();
    this.#nodes[0] = trail.add(0, REDISTRIBUTE);
    this.#beginPhase();
  }

  /** Searches on until about so many further states have been valued, or there is an outcome; returns how many. */
  step(budget: number): number {
    let valued = 0;
    while (valued < budget && this.outcome === 'searching')
      if (this.#expanded < this.#count) valued += this.#expandNext();
      else if (this.#candidates.count > 0 && this.#stale < PATIENCE) this.#beginLayer();
      else if (this.#left > 0) this.#redistribute();
      else this.outcome = 'ended';
    return valued;
  }

  #beginPhase(): void {
    this.#seen.clear(Math.min(MOST_KEY_BITS, Math.ceil(Math.log2(this.#width * KEYS))));
    this.#pool.clear();
    this.#candidates.clear();
    this.#expanded = 0;
    this.#stale = 0;
    this.#best = -Infinity;
  }

  /** Expands the next state of the layer; returns how many states it valued. */
  #expandNext(): number {
    const place = this.#expanded++;
    const at = this.#layer + place * this.#expansion.layout.size;
    const { moves, keysLow, keysHigh } = this.#expansion;
    const valuation = this.#valuation;
    this.#expansion.expand(this.#arena, at);
    valuation.load(this.#arena, at, this.#left);
    this.played = Math.max(this.played, valuation.played);
    let valued = 1;
    if (this.#left > 0) this.#offerRedistributed(at, this.#nodes[place]!);
    for (let index = 0; index < this.#expansion.count; index++) {
      if (!this.#seen.add(keysLow[index]!, keysHigh[index]!)) continue;
      const move = moves[index]!;
      if (valuation.played === ALL_CARDS - 1 && targetOf(move) >= FOUNDATION) {
        this.outcome = 'won';
        this.line = [...this.#trail.lineTo(this.#nodes[place]!), move];
        return valued;
      }
      this.#candidates.offer(place, move, valuation.valueAfter(this.#arena, at, move));
      valued++;
    }
    return valued;
  }

  /** Keeps a state, redistributed, for the next phase if it is one of the best. */
  #offerRedistributed(at: number, node: number): void {
    const { layout } = this.#expansion;
    this.#copyState(at, this.#scratch);
    redistributePiles(this.#arena, this.#scratch, layout);
    this.#turned.load(this.#arena, this.#scratch, this.#left - 1);
    const place = this.#pool.offer(this.#turned.value);
    if (place < 0) return;
    this.#poolNodes[place] = node;
    this.#copyState(this.#scratch, this.#pooled + place * layout.size);
  }

  /** Makes the next layer of the best candidates. */
  #beginLayer(): void {
    const { layout, tables } = this.#expansion;
    this.#candidates.keepBest();
    const { count, parents, moves, values } = this.#candidates;
    this.#stale++;
    for (let index = 0; index < count; index++) {
      const parent = parents[index]!;
      const at = this.#nextLayer + index * layout.size;
      this.#copyState(this.#layer + parent * layout.size, at);
      applyMove(this.#arena, at, moves[index]!, layout, tables);
      this.#nextNodes[index] = this.#trail.add(this.#nodes[parent]!, moves[index]!);
      if (values[index]! <= this.#best) continue;
      this.#best = values[index]!;
      this.#stale = 0;
    }
    [this.#layer, this.#nextLayer] = [this.#nextLayer, this.#layer];
    [this.#nodes, this.#nextNodes] = [this.#nextNodes, this.#nodes];
    this.#count = count;
    this.#expanded = 0;
    this.#candidates.clear();
  }

  #redistribute(): void {
    this.#left--;
    this.#count = this.#pool.count;
    for (let place = 0; place < this.#count; place++)
      this.#nodes[place] = this.#trail.add(this.#poolNodes[place]!, REDISTRIBUTE);
    const end = this.#pooled + this.#count * this.#expansion.layout.size;
    this.#arena.copyWithin(this.#layer, this.#pooled, end);
    this.#beginPhase();
  }

  #copyState(from: number, to: number): void {
    this.#arena.copyWithin(to, from, from + this.#expansion.layout.size);
  }
}
