import { describe, expect, test } from 'vitest';

import {
  neighbours,
  RANKS,
  rankOf,
  SUITS,
  suitOf,
  type Card,
  type Suit,
} from '../../../../src/engine/index.ts';
import { card } from '../../../../src/words/en/card.ts';

/** “An” goes before a vowel that is heard, ace and eight; nothing else changes with the rank. */
const RANK_FORMS = `
  A  | ace   | an ace
  2  | 2     | a 2
  3  | 3     | a 3
  4  | 4     | a 4
  5  | 5     | a 5
  6  | 6     | a 6
  7  | 7     | a 7
  8  | 8     | an 8
  9  | 9     | a 9
  10 | 10    | a 10
  J  | jack  | a jack
  Q  | queen | a queen
  K  | king  | a king
`;

const rows = RANK_FORMS.trim()
  .split('\n')
  .map((row) => row.split('|').map((cell) => cell.trim()));

const suits: [Suit, string][] = [
  ['S', 'spades'],
  ['H', 'hearts'],
  ['D', 'diamonds'],
  ['C', 'clubs'],
];

const PREPOSITIONS = {
  il: 'the',
  di: 'of the',
  a: 'to the',
  da: 'from the',
  in: 'in the',
  su: 'on the',
} as const;

describe.each(rows)('%s: %s', (rank, name, a) => {
  test.each(suits)('of %s: every form', (suit, suitName) => {
    const one = `${rank}${suit}` as Card;
    expect(card.name(one)).toBe(`${name} of ${suitName}`);
    expect(card.a(one)).toBe(`${a} of ${suitName}`);
    for (const word of ['il', 'di', 'a', 'da', 'in', 'su'] as const) {
      expect(card.with(word, one)).toBe(`${PREPOSITIONS[word]} ${name} of ${suitName}`);
      expect(card.withRank(word, one)).toBe(`${PREPOSITIONS[word]} ${name}`);
    }
    expect(card.rank(rankOf(one))).toBe(name);
    expect(card.suit(suitOf(one))).toBe(suitName);
  });
});

test('the table has every rank, and the suits come in the order used everywhere', () => {
  expect(rows.map(([rank]) => rank)).toEqual(RANKS);
  expect(suits.map(([suit]) => suit)).toEqual(SUITS);
});

test('a drawn card shows what English cards show', () => {
  expect(RANKS.map(card.letter).join(' ')).toBe('A 2 3 4 5 6 7 8 9 10 J Q K');
});

test.each<[on: Card, pair: string]>([
  ['AS', 'the king and the 2 of spades'],
  ['2S', 'the ace and the 3 of spades'],
  ['7H', 'the 6 and the 8 of hearts'],
  ['JH', 'the 10 and the queen of hearts'],
  ['KC', 'the queen and the ace of clubs'],
])('the two neighbours of %s: %s', (on, pair) => {
  expect(card.pair(neighbours(on))).toBe(pair);
});
