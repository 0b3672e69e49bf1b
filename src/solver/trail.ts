import type { SolverMove } from './moves.ts';

/** How each kept state came about: a move from another. The states are numbered as they come; the first is the start. */
export class Trail {
  #count = 0;
  #parents = new Int32Array(1024);
  #moves = new Uint16Array(1024);

  clear(): void {
    this.#count = 0;
  }

  /** The number of a state that a move of `parent` leads to. */
  add(parent: number, move: SolverMove): number {
    const node = this.#count++;
    if (node === this.#parents.length) {
      const parents = new Int32Array(2 * node);
      parents.set(this.#parents);
      this.#parents = parents;
      const moves = new Uint16Array(2 * node);
      moves.set(this.#moves);
      this.#moves = moves;
    }
    this.#parents[node] = parent;
    this.#moves[node] = move;
    return node;
  }

  /** The moves from the start to a state. */
  lineTo(node: number): SolverMove[] {
    const line: SolverMove[] = [];
    for (let at = node; at > 0; at = this.#parents[at]!) line.push(this.#moves[at]!);
    return line.reverse();
  }
}
