import type { Expansion } from './expansion.ts';
import { SUIT_COUNT } from './layout.ts';
import { applyMove, REDISTRIBUTE, redistributePiles, type SolverMove } from './moves.ts';
import { StateStore } from './stateStore.ts';
import { FINISHED } from './suitState.ts';

/**
 * Reaches every state that can be reached, depth first, and so finds a win or proves that there is none. A proof rests on
 * no hash, since the store compares whole states.
 */
export class Prover {
  /** `full`: the memory allowed was used up first. */
  outcome: 'searching' | 'won' | 'impossible' | 'full' = 'searching';
  /** The moves of the win. */
  line: readonly SolverMove[] = [];

  readonly #expansion: Expansion;
  readonly #store: StateStore;
  readonly #root: Uint8Array;
  readonly #left: number;
  readonly #state: Uint8Array;
  readonly #child: Uint8Array;
  /** The numbers of the states still to be expanded, the next one last. */
  readonly #open: number[] = [];

  constructor(expansion: Expansion, root: Uint8Array, left: number) {
    const { layout } = expansion;
    this.#expansion = expansion;
    this.#root = root;
    this.#left = left;
    this.#state = new Uint8Array(layout.size);
    this.#child = new Uint8Array(layout.size);
    this.#store = new StateStore(layout);
    this.#reach(root, left, 0);
  }

  /** Searches on until about so many further states have been reached; returns how many. */
  step(budget: number): number {
    const before = this.#store.count;
    while (this.outcome === 'searching' && this.#store.count - before < budget) {
      const next = this.#open.pop();
      if (next === undefined) this.outcome = 'impossible';
      else if (this.#store.isFull) this.outcome = 'full';
      else this.#expand(next);
    }
    return this.#store.count - before;
  }

  #expand(number: number): void {
    const left = this.#store.read(number, this.#state);
    // The last one reached is expanded first: redistribution last of all, foundations before piles.
    if (left > 0) this.#reach(this.#play(this.#state, REDISTRIBUTE), left - 1, number);
    this.#expansion.expand(this.#state, 0);
    for (let index = this.#expansion.count - 1; index >= 0; index--)
      this.#reach(this.#play(this.#state, this.#expansion.moves[index]!), left, number);
  }

  #play(state: Uint8Array, move: SolverMove): Uint8Array {
    this.#child.set(state);
    if (move === REDISTRIBUTE) redistributePiles(this.#child, 0, this.#expansion.layout);
    else applyMove(this.#child, 0, move, this.#expansion.layout, this.#expansion.tables);
    return this.#child;
  }

  #reach(state: Uint8Array, left: number, parent: number): void {
    if (this.outcome === 'won') return;
    const number = this.#store.add(state, left, parent);
    if (number < 0) return;
    this.#open.push(number);
    for (let suit = 0; suit < SUIT_COUNT; suit++)
      if (state[this.#expansion.layout.suits + suit] !== FINISHED) return;
    this.outcome = 'won';
    this.line = this.#lineTo(number);
  }

  /** The moves to a state. Those kept have their piles in another order, so each is found again from the one before. */
  #lineTo(number: number): SolverMove[] {
    const numbers: number[] = [];
    for (let at = number; at > 0; at = this.#store.parentOf(at)) numbers.push(at);
    const state = Uint8Array.from(this.#root);
    let left = this.#left;
    return numbers.reverse().map((next) => {
      this.#expansion.expand(state, 0);
      const moves = [...this.#expansion.moves.subarray(0, this.#expansion.count), REDISTRIBUTE];
      const move = moves.find((tried) => {
        const after = left - (tried === REDISTRIBUTE ? 1 : 0);
        return this.#store.find(this.#play(state, tried), after) === next;
      })!;
      if (move === REDISTRIBUTE) left--;
      state.set(this.#play(state, move));
      return move;
    });
  }
}
