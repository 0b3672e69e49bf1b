import { SUIT_LENGTH } from '../engine/index.ts';
import { CARD_NUMBERS, HIGHER, LOWER, SUIT_OF } from './cards.ts';
import { PILE_COUNT, SUIT_COUNT, type Layout } from './layout.ts';
import { FOUNDATION, OTHER_FOUNDATION, solverMove } from './moves.ts';
import { keyNumbers, mixed, type KeyNumbers } from './pileKeys.ts';
import { REFUSED, type SuitTables } from './suitState.ts';

/** A top that has no further pile with the same top. */
const NO_PILE = 255;

/** No pile has more than 15 others to go to, and two foundations. */
const MOST_MOVES = PILE_COUNT * (PILE_COUNT + 1);

/**
 * The moves of one state, each with the key of the state that it leads to. `expand` fills it anew; nothing is allocated
 * after construction.
 */
export class Expansion {
  /** How many moves there are. */
  count = 0;
  readonly moves = new Uint16Array(MOST_MOVES);
  readonly keysLow = new Int32Array(MOST_MOVES);
  readonly keysHigh = new Int32Array(MOST_MOVES);
  /** The key of the state itself. */
  keyLow = 0;
  keyHigh = 0;

  readonly layout: Layout;
  readonly tables: SuitTables;
  readonly #numbers: KeyNumbers;
  /** For each pile its hash, and its hash without its top; low halves first, then high ones. */
  readonly #hashes = new Int32Array(2 * PILE_COUNT);
  readonly #mixes = new Int32Array(2 * PILE_COUNT);
  /** What each pile's part of the key changes by when its top leaves. */
  readonly #leaving = new Int32Array(2 * PILE_COUNT);
  /** By card, the first pile with that top; by pile, the next one with the same top. */
  readonly #first = new Uint8Array(CARD_NUMBERS).fill(NO_PILE);
  readonly #next = new Uint8Array(PILE_COUNT);

  constructor(layout: Layout, tables: SuitTables) {
    this.layout = layout;
    this.tables = tables;
    this.#numbers = keyNumbers(layout);
  }

  /** Finds every move of the state at `at`: foundations first, then pile by pile. */
  expand(arena: Uint8Array, at: number): void {
    this.#takeKeys(arena, at);
    const { stride, counts } = this.layout;
    const first = this.#first;
    this.count = 0;
    for (let pile = PILE_COUNT - 1; pile >= 0; pile--) {
      const height = arena[at + counts + pile]!;
      if (height === 0) continue;
      const top = arena[at + pile * stride + height - 1]!;
      this.#next[pile] = first[top]!;
      first[top] = pile;
      this.#addFoundations(arena, at, pile, top);
    }
    for (let pile = 0; pile < PILE_COUNT; pile++) {
      const height = arena[at + counts + pile]!;
      if (height === 0) continue;
      const top = arena[at + pile * stride + height - 1]!;
      this.#addPiles(arena, at, pile, top, first[HIGHER[top]!]!);
      this.#addPiles(arena, at, pile, top, first[LOWER[top]!]!);
    }
    for (let pile = 0; pile < PILE_COUNT; pile++) {
      const height = arena[at + counts + pile]!;
      if (height > 0) first[arena[at + pile * stride + height - 1]!] = NO_PILE;
    }
  }

  #takeKeys(arena: Uint8Array, at: number): void {
    const { stride, counts, suits } = this.layout;
    const { cards, suits: suitNumbers } = this.#numbers;
    const [cardsLow, cardsHigh] = cards;
    const hashes = this.#hashes;
    const mixes = this.#mixes;
    const leaving = this.#leaving;
    let keyLow = 0;
    let keyHigh = 0;
    for (let pile = 0; pile < PILE_COUNT; pile++) {
      const start = at + pile * stride;
      const height = arena[at + counts + pile]!;
      let low = 0;
      let high = 0;
      let belowLow = 0;
      let belowHigh = 0;
      for (let index = 0; index < height; index++) {
        belowLow = low;
        belowHigh = high;
        const entry = index * CARD_NUMBERS + arena[start + index]!;
        low ^= cardsLow[entry]!;
        high ^= cardsHigh[entry]!;
      }
      hashes[pile] = low;
      hashes[PILE_COUNT + pile] = high;
      const mixLow = mixed(low);
      const mixHigh = mixed(high);
      mixes[pile] = mixLow;
      mixes[PILE_COUNT + pile] = mixHigh;
      leaving[pile] = (mixed(belowLow) - mixLow) | 0;
      leaving[PILE_COUNT + pile] = (mixed(belowHigh) - mixHigh) | 0;
      keyLow = (keyLow + mixLow) | 0;
      keyHigh = (keyHigh + mixHigh) | 0;
    }
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      const entry = (suit << 8) | arena[at + suits + suit]!;
      keyLow = (keyLow + suitNumbers[0][entry]!) | 0;
      keyHigh = (keyHigh + suitNumbers[1][entry]!) | 0;
    }
    this.keyLow = keyLow;
    this.keyHigh = keyHigh;
  }

  #addFoundations(arena: Uint8Array, at: number, pile: number, top: number): void {
    const suit = SUIT_OF[top]!;
    const state = arena[at + this.layout.suits + suit]!;
    const entry = state * SUIT_LENGTH + (top % SUIT_LENGTH);
    const after = this.tables.after[entry]!;
    if (after === REFUSED) return;
    this.#addFoundation(pile, FOUNDATION, suit << 8, state, after);
    const otherwise = this.tables.otherwise[entry]!;
    if (otherwise !== REFUSED)
      this.#addFoundation(pile, OTHER_FOUNDATION, suit << 8, state, otherwise);
  }

  #addFoundation(pile: number, to: number, suit: number, state: number, after: number): void {
    const [low, high] = this.#numbers.suits;
    const index = this.count++;
    this.moves[index] = solverMove(pile, to);
    this.keysLow[index] =
      this.keyLow + this.#leaving[pile]! + low[suit | after]! - low[suit | state]!;
    this.keysHigh[index] =
      this.keyHigh + this.#leaving[PILE_COUNT + pile]! + high[suit | after]! - high[suit | state]!;
  }

  /** Adds the moves of a top onto the piles of a chain that have the same top. */
  #addPiles(arena: Uint8Array, at: number, pile: number, top: number, chain: number): void {
    const { counts, limit } = this.layout;
    const [cardsLow, cardsHigh] = this.#numbers.cards;
    for (let to = chain; to !== NO_PILE; to = this.#next[to]!) {
      const height = arena[at + counts + to]!;
      if (height >= limit) continue;
      const entry = height * CARD_NUMBERS + top;
      const index = this.count++;
      this.moves[index] = solverMove(pile, to);
      this.keysLow[index] =
        this.keyLow +
        this.#leaving[pile]! +
        mixed(this.#hashes[to]! ^ cardsLow[entry]!) -
        this.#mixes[to]!;
      this.keysHigh[index] =
        this.keyHigh +
        this.#leaving[PILE_COUNT + pile]! +
        mixed(this.#hashes[PILE_COUNT + to]! ^ cardsHigh[entry]!) -
        this.#mixes[PILE_COUNT + to]!;
    }
  }
}
