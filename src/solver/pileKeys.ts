import { CARD_NUMBERS } from './cards.ts';
import type { Layout } from './layout.ts';
import { randomFrom } from './random.ts';

/**
 * Random numbers that keys are made of. A pile's hash is the exclusive or of its cards' numbers by height; the key of a
 * state is the sum of its piles' hashes, each mixed first, so that the order of the piles does not count, and of its
 * suits' numbers. Keys have two halves of 32 bits.
 */
export interface KeyNumbers {
  /** By `height * 52 + card`. */
  readonly cards: readonly [Int32Array, Int32Array];
  /** By `suit * 256 + suit state`. */
  readonly suits: readonly [Int32Array, Int32Array];
}

export const keyNumbers = (layout: Layout): KeyNumbers => {
  const random = randomFrom(104);
  const numbers = (count: number) =>
    Int32Array.from({ length: count }, () => (random() * 2 ** 32) | 0);
  const cards = layout.limit * CARD_NUMBERS;
  return { cards: [numbers(cards), numbers(cards)], suits: [numbers(1024), numbers(1024)] };
};

/** Spreads the bits of a pile's hash; an empty pile, 0, stays 0. */
export const mixed = (hash: number): number => {
  let mix = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  mix = Math.imul(mix ^ (mix >>> 15), 0x846ca68b | 0);
  return mix ^ (mix >>> 16);
};
