import { numberOf, SUIT_LENGTH, SUITS, suitOf, type Card } from '../engine/index.ts';

/** How many different cards there are: a card's number is its suit's place in `SUITS` times 13, plus its rank from 0. */
export const CARD_NUMBERS = SUITS.length * SUIT_LENGTH;

/** The number of a card, 0 to 51. */
export const cardNumber = (card: Card): number =>
  SUITS.indexOf(suitOf(card)) * SUIT_LENGTH + numberOf(card) - 1;

const numbers = Array.from({ length: CARD_NUMBERS }, (_, card) => card);

const stepped = (by: number): Uint8Array =>
  Uint8Array.from(numbers, (card) => {
    const rank = card % SUIT_LENGTH;
    return card - rank + ((rank + by + SUIT_LENGTH) % SUIT_LENGTH);
  });

/** For each card, the next of its suit; the ace follows the king (R9). */
export const HIGHER = stepped(1);

/** For each card, the one before it in its suit; the king comes before the ace (R9). */
export const LOWER = stepped(-1);

/** For each card, its suit's place in `SUITS`. */
export const SUIT_OF = Uint8Array.from(numbers, (card) => Math.floor(card / SUIT_LENGTH));

/** For each card, its rank from 0, the ace, to 12. */
export const RANK_OF = Uint8Array.from(numbers, (card) => card % SUIT_LENGTH);
