import { PILE_COUNT, SUIT_COUNT, type Layout } from './layout.ts';

/** A state takes at most these bytes: the redistributions left, suit states, and 96 cards with a count for each pile. */
const LONGEST = 1 + SUIT_COUNT + PILE_COUNT + 96 + 1;

/** The bytes of states are taken a block at a time; no state lies in two. A place in them is `block * 2^20 + offset`. */
const BLOCK_BITS = 20;
const BLOCK = 2 ** BLOCK_BITS;
const MOST_BLOCKS = 16;
/** Most searches reach few states: the first block is small. */
const FIRST_BLOCK = BLOCK / 4;

/** No state has as many moves as this. */
const MOST_MOVES = 300;

const doubled = (old: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> => {
  const numbers = new Int32Array(2 * old.length);
  numbers.set(old);
  return numbers;
};

/**
 * States, each kept once whatever the order of its piles, and numbered as they come. They are compared byte by byte: two
 * states are never taken for one.
 */
export class StateStore {
  count = 0;
  readonly #blocks: Uint8Array[] = [];
  /** The last block, and where in it the next state starts. */
  #block = new Uint8Array();
  #next = 0;
  /** By number of state: where its bytes start, their hash, and the state that it was reached from. */
  #starts = new Int32Array(1024);
  #hashes = new Int32Array(1024);
  #parents = new Int32Array(1024);
  /** An open hash table of numbers of states, plus one. */
  #table = new Int32Array(4096);
  readonly #layout: Layout;
  readonly #piles = new Uint8Array(PILE_COUNT);

  constructor(layout: Layout) {
    this.#layout = layout;
  }

  /** Whether the states after one more might not fit into the memory that it may take. */
  get isFull(): boolean {
    return this.#blocks.length === MOST_BLOCKS && this.#next + MOST_MOVES * LONGEST > BLOCK;
  }

  parentOf(number: number): number {
    return this.#parents[number]!;
  }

  /** Keeps a state; returns its number, or −1 if it was there already. */
  add(state: Uint8Array, left: number, parent: number): number {
    const end = this.#encode(state, left);
    const hash = this.#hash(end);
    const place = this.#placeOf(end, hash);
    if (this.#table[place] !== 0) return -1;
    if (this.count === this.#starts.length) this.#grow();
    const number = this.count++;
    this.#starts[number] = ((this.#blocks.length - 1) << BLOCK_BITS) | this.#next;
    this.#hashes[number] = hash;
    this.#parents[number] = parent;
    this.#table[place] = number + 1;
    this.#next = end;
    if (2 * this.count > this.#table.length) this.#rehash();
    return number;
  }

  /** The number of a state, or −1 if it is not there. */
  find(state: Uint8Array, left: number): number {
    const end = this.#encode(state, left);
    return this.#table[this.#placeOf(end, this.#hash(end))]! - 1;
  }

  /** Writes a state out, with its piles in the order in which they are kept; returns the redistributions left. */
  read(number: number, state: Uint8Array): number {
    const { stride, counts, suits } = this.#layout;
    const bytes = this.#blockOf(this.#starts[number]!);
    let at = this.#starts[number]! & (BLOCK - 1);
    const left = bytes[at++]!;
    for (let suit = 0; suit < SUIT_COUNT; suit++) state[suits + suit] = bytes[at++]!;
    state.fill(0, counts, counts + PILE_COUNT);
    for (let pile = 0; bytes[at] !== 0; pile++) {
      const height = bytes[at++]!;
      state[counts + pile] = height;
      for (let index = 0; index < height; index++) state[pile * stride + index] = bytes[at++]!;
    }
    return left;
  }

  /** Writes a state behind those kept, its piles in order; returns where it ends. */
  #encode(state: Uint8Array, left: number): number {
    if (this.#next + LONGEST > this.#block.length) {
      this.#block = new Uint8Array(this.#blocks.length === 0 ? FIRST_BLOCK : BLOCK);
      this.#blocks.push(this.#block);
      this.#next = 0;
    }
    const { stride, counts, suits } = this.#layout;
    const bytes = this.#block;
    const piles = this.#piles;
    let at = this.#next;
    bytes[at++] = left;
    for (let suit = 0; suit < SUIT_COUNT; suit++) bytes[at++] = state[suits + suit]!;
    let sorted = 0;
    for (let pile = 0; pile < PILE_COUNT; pile++) {
      if (state[counts + pile] === 0) continue;
      let place = sorted++;
      for (; place > 0 && this.#comesBefore(state, pile, piles[place - 1]!); place--)
        piles[place] = piles[place - 1]!;
      piles[place] = pile;
    }
    for (let place = 0; place < sorted; place++) {
      const pile = piles[place]!;
      const height = state[counts + pile]!;
      bytes[at++] = height;
      for (let index = 0; index < height; index++) bytes[at++] = state[pile * stride + index]!;
    }
    bytes[at++] = 0;
    return at;
  }

  #comesBefore(state: Uint8Array, one: number, other: number): boolean {
    const { stride, counts } = this.#layout;
    const height = state[counts + one]!;
    const difference = height - state[counts + other]!;
    if (difference !== 0) return difference < 0;
    for (let index = 0; index < height; index++) {
      const step = state[one * stride + index]! - state[other * stride + index]!;
      if (step !== 0) return step < 0;
    }
    return false;
  }

  #blockOf(start: number): Uint8Array {
    return this.#blocks[start >> BLOCK_BITS]!;
  }

  /** The place in the table of the state written from #next to `end`, or the empty place where it belongs. */
  #placeOf(end: number, hash: number): number {
    const mask = this.#table.length - 1;
    let place = hash & mask;
    for (; this.#table[place] !== 0; place = (place + 1) & mask) {
      const number = this.#table[place]! - 1;
      if (this.#hashes[number] === hash && this.#isSame(this.#starts[number]!, end)) break;
    }
    return place;
  }

  #isSame(start: number, end: number): boolean {
    const block = this.#blockOf(start);
    let kept = start & (BLOCK - 1);
    for (let at = this.#next; at < end; at++) if (this.#block[at] !== block[kept++]) return false;
    return true;
  }

  #hash(end: number): number {
    let hash = 0;
    for (let at = this.#next; at < end; at++) hash = Math.imul(hash ^ this.#block[at]!, 0x01000193);
    return hash ^ (hash >>> 15);
  }

  #grow(): void {
    this.#starts = doubled(this.#starts);
    this.#hashes = doubled(this.#hashes);
    this.#parents = doubled(this.#parents);
  }

  #rehash(): void {
    const table = new Int32Array(2 * this.#table.length);
    const mask = table.length - 1;
    for (let number = 0; number < this.count; number++) {
      let place = this.#hashes[number]! & mask;
      while (table[place] !== 0) place = (place + 1) & mask;
      table[place] = number + 1;
    }
    this.#table = table;
  }
}
