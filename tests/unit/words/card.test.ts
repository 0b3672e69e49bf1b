import { describe, expect, test } from 'vitest';

import {
  neighbours,
  RANKS,
  rankOf,
  SUITS,
  suitOf,
  type Card,
  type Suit,
} from '../../../src/engine/index.ts';
import { card } from '../../../src/words/it/card.ts';

/** The forms of Italian grammar: elided before a vowel (asso, otto), masculine, and feminine for «donna» alone. */
const RANK_FORMS = `
  A  | asso  | l’asso   | dell’asso   | all’asso   | dall’asso   | nell’asso   | sull’asso   | un asso
  2  | 2     | il 2     | del 2       | al 2       | dal 2       | nel 2       | sul 2       | un 2
  3  | 3     | il 3     | del 3       | al 3       | dal 3       | nel 3       | sul 3       | un 3
  4  | 4     | il 4     | del 4       | al 4       | dal 4       | nel 4       | sul 4       | un 4
  5  | 5     | il 5     | del 5       | al 5       | dal 5       | nel 5       | sul 5       | un 5
  6  | 6     | il 6     | del 6       | al 6       | dal 6       | nel 6       | sul 6       | un 6
  7  | 7     | il 7     | del 7       | al 7       | dal 7       | nel 7       | sul 7       | un 7
  8  | 8     | l’8      | dell’8      | all’8      | dall’8      | nell’8      | sull’8      | un 8
  9  | 9     | il 9     | del 9       | al 9       | dal 9       | nel 9       | sul 9       | un 9
  10 | 10    | il 10    | del 10      | al 10      | dal 10      | nel 10      | sul 10      | un 10
  J  | fante | il fante | del fante   | al fante   | dal fante   | nel fante   | sul fante   | un fante
  Q  | donna | la donna | della donna | alla donna | dalla donna | nella donna | sulla donna | una donna
  K  | re    | il re    | del re      | al re      | dal re      | nel re      | sul re      | un re
`;

const rows = RANK_FORMS.trim()
  .split('\n')
  .map((row) => row.split('|').map((cell) => cell.trim()));

const suits: [Suit, string][] = [
  ['S', 'picche'],
  ['H', 'cuori'],
  ['D', 'quadri'],
  ['C', 'fiori'],
];

describe.each(rows)('%s: %s', (rank, name, il, di, a, da, inside, su, un) => {
  const joined = { il, di, a, da, in: inside, su } as const;

  test.each(suits)('of %s: every form', (suit, suitName) => {
    const one = `${rank}${suit}` as Card;
    expect(card.name(one)).toBe(`${name} di ${suitName}`);
    expect(card.a(one)).toBe(`${un} di ${suitName}`);
    for (const word of ['il', 'di', 'a', 'da', 'in', 'su'] as const) {
      expect(card.with(word, one)).toBe(`${joined[word]} di ${suitName}`);
      expect(card.withRank(word, one)).toBe(joined[word]);
    }
    expect(card.rank(rankOf(one))).toBe(name);
    expect(card.suit(suitOf(one))).toBe(suitName);
  });
});

test('the table has every rank, and the suits come in the order used everywhere', () => {
  expect(rows.map(([rank]) => rank)).toEqual(RANKS);
  expect(suits.map(([suit]) => suit)).toEqual(SUITS);
});

test('a drawn card shows what Italian cards show: F, D and R for the court', () => {
  expect(RANKS.map(card.letter).join(' ')).toBe('A 2 3 4 5 6 7 8 9 10 F D R');
});

test.each<[on: Card, pair: string]>([
  ['AS', 'il re e il 2 di picche'],
  ['2S', 'l’asso e il 3 di picche'],
  ['7H', 'il 6 e l’8 di cuori'],
  ['8C', 'il 7 e il 9 di fiori'],
  ['9D', 'l’8 e il 10 di quadri'],
  ['JH', 'il 10 e la donna di cuori'],
  ['QD', 'il fante e il re di quadri'],
  ['KC', 'la donna e l’asso di fiori'],
])('the two neighbours of %s: %s', (on, pair) => {
  expect(card.pair(neighbours(on))).toBe(pair);
});
