import { SUIT_LENGTH } from '../engine/index.ts';
import { CARD_NUMBERS, HIGHER, LOWER, SUIT_OF } from './cards.ts';
import { PILE_COUNT, SUIT_COUNT, type Layout } from './layout.ts';
import { FOUNDATION, sourceOf, targetOf, type SolverMove } from './moves.ts';
import { PASSING, type SuitTables } from './suitState.ts';
import type { Weights } from './weights.ts';

/** Values a state and the states that its moves lead to, without making them. */
export class Valuation {
  /** The value of the loaded state. */
  value = 0;
  /** How many of its cards are on the foundations. */
  played = 0;

  readonly #layout: Layout;
  readonly #tables: SuitTables;
  /** The cost of one card that lies on another: by own suit or not, need of the lower card, need of the upper. */
  readonly #pair = new Float64Array(512);
  /** By redistributions left and height: the factor of a buried card's cost. */
  readonly #bottom: readonly Float64Array[];
  readonly #neighbours: number;
  readonly #empty: number;
  /** By suit state and rank: how many cards of the suit go before a card. */
  readonly #needsIn: Uint8Array;

  readonly #needs = new Uint8Array(CARD_NUMBERS);
  readonly #tops = new Uint8Array(CARD_NUMBERS);
  readonly #costs = new Float64Array(PILE_COUNT);
  /** For each pile the part of its cost that its top causes, and the suits that it holds. */
  readonly #relief = new Float64Array(PILE_COUNT);
  readonly #suits = new Uint8Array(PILE_COUNT);
  #factors: Float64Array;
  #cost = 0;
  #gain = 0;

  constructor(layout: Layout, tables: SuitTables, weights: Weights) {
    this.#layout = layout;
    this.#tables = tables;
    this.#neighbours = weights.neighbours;
    this.#empty = weights.empty;
    this.#needsIn = tables.sooner.map((sooner, entry) =>
      entry >= PASSING * SUIT_LENGTH ? Math.round(weights.passing) : sooner,
    );
    for (let lower = 0; lower <= SUIT_LENGTH; lower++)
      for (let upper = 0; upper <= SUIT_LENGTH; upper++) {
        const discount = weights.decay ** lower;
        const cost = weights.above + (upper > lower ? weights.later : 0);
        const entry = (lower << 4) | upper;
        this.#pair[entry] = discount * cost;
        this.#pair[256 | entry] = discount * (cost + weights.own);
      }
    this.#bottom = Array.from({ length: 5 }, (_, left) =>
      Float64Array.from({ length: layout.limit }, (__, height) =>
        height < left ? weights.bottom[height]! : 1,
      ),
    );
    this.#factors = this.#bottom[0]!;
  }

  /** Values the state at `at` with so many redistributions left. */
  load(arena: Uint8Array, at: number, left: number): void {
    const { stride, counts, suits } = this.#layout;
    const tops = this.#tops;
    this.#factors = this.#bottom[left]!;
    this.played = 0;
    tops.fill(0);
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      const state = arena[at + suits + suit]!;
      this.played += this.#tables.count[state]!;
      this.#setNeeds(suit, state);
    }
    this.#gain = this.played;
    this.#cost = 0;
    for (let pile = 0; pile < PILE_COUNT; pile++) {
      const start = at + pile * stride;
      const height = arena[at + counts + pile]!;
      const below = this.#costOf(arena, start, height - 1);
      const relief = this.#burden(arena, start, height - 1, arena[start + height - 1]!);
      this.#relief[pile] = relief;
      this.#costs[pile] = below + relief;
      this.#cost += below + relief;
      let held = 0;
      for (let index = 0; index < height; index++) held |= 1 << SUIT_OF[arena[start + index]!]!;
      this.#suits[pile] = held;
      if (height > 0) {
        const top = arena[start + height - 1]!;
        this.#gain += this.#neighbours * (tops[HIGHER[top]!]! + tops[LOWER[top]!]!);
        tops[top]!++;
      } else this.#gain -= this.#empty;
    }
    this.value = this.#gain - this.#cost;
  }

  /** The value of the state that a move of the loaded state leads to. */
  valueAfter(arena: Uint8Array, at: number, move: SolverMove): number {
    const { stride, counts, suits } = this.#layout;
    const from = sourceOf(move);
    const to = targetOf(move);
    const height = arena[at + counts + from]! - 1;
    const card = arena[at + from * stride + height]!;
    if (to < FOUNDATION) {
      const start = at + to * stride;
      const onto = arena[at + counts + to]!;
      const covered = arena[start + onto - 1]!;
      const burden = this.#burden(arena, start, onto, card);
      const gain = this.#gain + this.#topChange(arena, at, from, height, covered);
      return gain - this.#cost + this.#relief[from]! - burden;
    }
    const suit = SUIT_OF[card]!;
    const state = arena[at + suits + suit]!;
    const entry = state * SUIT_LENGTH + (card % SUIT_LENGTH);
    const after = (to === FOUNDATION ? this.#tables.after : this.#tables.otherwise)[entry]!;
    this.#setNeeds(suit, after);
    let cost = this.#cost;
    for (let pile = 0; pile < PILE_COUNT; pile++) {
      if ((this.#suits[pile]! & (1 << suit)) === 0) continue;
      const cards = pile === from ? height : arena[at + counts + pile]!;
      cost += this.#costOf(arena, at + pile * stride, cards) - this.#costs[pile]!;
    }
    this.#setNeeds(suit, state);
    return this.#gain + 1 + this.#topChange(arena, at, from, height, card) - cost;
  }

  #setNeeds(suit: number, state: number): void {
    const row = state * SUIT_LENGTH;
    const first = suit * SUIT_LENGTH;
    for (let rank = 0; rank < SUIT_LENGTH; rank++)
      this.#needs[first + rank] = this.#needsIn[row + rank]!;
  }

  /** What the lowest `height` cards of a pile cost. */
  #costOf(arena: Uint8Array, start: number, height: number): number {
    let cost = 0;
    for (let index = 1; index < height; index++)
      cost += this.#burden(arena, start, index, arena[start + index]!);
    return cost;
  }

  /** What a card costs by lying on the lowest `height` cards of a pile. */
  #burden(arena: Uint8Array, start: number, height: number, card: number): number {
    const needs = this.#needs;
    const pair = this.#pair;
    const factors = this.#factors;
    const need = needs[card]!;
    const suit = SUIT_OF[card]!;
    let cost = 0;
    for (let index = 0; index < height; index++) {
      const lower = arena[start + index]!;
      const same = SUIT_OF[lower] === suit ? 256 : 0;
      cost += factors[index]! * pair[same | (needs[lower]! << 4) | need]!;
    }
    return cost;
  }

  /** By how much the pairs of neighbours among the tops change when one is gone and another pile shows the card below. */
  #topChange(arena: Uint8Array, at: number, from: number, height: number, gone: number): number {
    const tops = this.#tops;
    let change = -tops[HIGHER[gone]!]! - tops[LOWER[gone]!]!;
    if (height === 0) return this.#neighbours * change - this.#empty;
    const shown = arena[at + from * this.#layout.stride + height - 1]!;
    tops[gone]!--;
    change += tops[HIGHER[shown]!]! + tops[LOWER[shown]!]!;
    tops[gone]!++;
    return this.#neighbours * change;
  }
}
