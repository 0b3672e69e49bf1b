import type { SolverMove } from './moves.ts';
import { selectHighest } from './selection.ts';

/** So many times the width of candidates are gathered before the best are picked. */
const ROOM = 8;

/** The moves that may make the next layer: of all that are offered, the `width` with the highest values. */
export class Candidates {
  count = 0;
  /** By candidate: the place of its parent in the layer, its move from there, its value. */
  readonly parents: Int32Array;
  readonly moves: Uint16Array;
  readonly values: Float64Array;
  readonly #width: number;
  readonly #order: Int32Array;
  /** Nothing below this can be among the best any more. */
  #floor = -Infinity;

  constructor(width: number) {
    const room = width * ROOM;
    this.#width = width;
    this.parents = new Int32Array(room);
    this.moves = new Uint16Array(room);
    this.values = new Float64Array(room);
    this.#order = new Int32Array(room);
  }

  clear(): void {
    this.count = 0;
    this.#floor = -Infinity;
  }

  offer(parent: number, move: SolverMove, value: number): void {
    if (value <= this.#floor) return;
    if (this.count === this.parents.length) this.keepBest();
    this.#set(this.count++, parent, move, value);
  }

  /** Drops all but the best; they stay in the order in which they were offered. */
  keepBest(): void {
    if (this.count <= this.#width) return;
    for (let index = 0; index < this.count; index++) this.#order[index] = index;
    selectHighest(this.#order, this.values, this.count, this.#width);
    const kept = this.#order.subarray(0, this.#width).sort();
    this.count = 0;
    this.#floor = Infinity;
    for (const index of kept) {
      const value = this.values[index]!;
      this.#set(this.count++, this.parents[index]!, this.moves[index]!, value);
      if (value < this.#floor) this.#floor = value;
    }
  }

  #set(index: number, parent: number, move: SolverMove, value: number): void {
    this.parents[index] = parent;
    this.moves[index] = move;
    this.values[index] = value;
  }
}
