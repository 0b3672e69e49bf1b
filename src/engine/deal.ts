import { DECK, rankOf, type Card } from './card.ts';
import { codeNumber, type GameCode } from './code.ts';
import { PILES } from './place.ts';
import { REDISTRIBUTIONS, type Position } from './position.ts';

/** The 96 cards of a new game in 16 piles of six, each from bottom to top; the 8 bases are set aside (R3). */
export type Deal = readonly (readonly Card[])[];

/** How many cards each pile is dealt (R3). */
export const DEALT = 6;

/** The 96 cards that are dealt, before the shuffle: two decks but for one ace and one king of each suit (R3). */
const DEALT_CARDS: readonly Card[] = DECK.flatMap((card) =>
  rankOf(card) === 'A' || rankOf(card) === 'K' ? [card] : [card, card],
);

const BASES = { S: 1, H: 1, D: 1, C: 1 };

/**
 * The deal of a code: the same one for ever (R28). The generator, its seeding and the order of the shuffle are therefore
 * part of the code's first format, CR1: changing any of them needs a new format.
 */
export const deal = (code: GameCode): Deal => {
  const cards = [...DEALT_CARDS];
  const random = generator(codeNumber(code));
  for (let left = cards.length; left; left--) {
    const pick = below(left, random);
    [cards[left - 1], cards[pick]] = [cards[pick]!, cards[left - 1]!];
  }
  return PILES.map((_, pile) => cards.slice(pile * DEALT, (pile + 1) * DEALT));
};

/** The position at the start of a game: the deal, and one base on each foundation. */
export const start = (dealt: Deal): Position => ({
  piles: dealt,
  up: BASES,
  down: BASES,
  redistributionsLeft: REDISTRIBUTIONS,
});

/** sfc32 (Chris Doty-Humphrey's small fast counter, 32 bits), seeded with a number below 2^64: a source of 32-bit numbers. */
const generator = (seed: number): (() => number) => {
  let a = 0;
  let b = seed | 0;
  let c = (seed / 2 ** 32) | 0;
  let counter = 1;
  const next = () => {
    const result = (a + b + counter++) >>> 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + result) | 0;
    return result;
  };
  for (let round = 0; round < 12; round++) next();
  return next;
};

/** A whole number from 0 to `bound` − 1, each equally likely: what would favour the low ones is thrown again. */
const below = (bound: number, random: () => number): number => {
  const fair = 2 ** 32 - (2 ** 32 % bound);
  for (;;) {
    const number = random();
    if (number < fair) return number % bound;
  }
};
