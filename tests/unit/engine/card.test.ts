import { describe, expect, test } from 'vitest';

import {
  DECK,
  foundationSuit,
  FOUNDATIONS,
  isAscending,
  isCard,
  isFoundation,
  isPlace,
  neighbours,
  numberOf,
  PILES,
  PLACES,
  rankOf,
  suitOf,
  type Card,
} from '../../../src/engine/index.ts';

describe('cards', () => {
  test.each<[card: Card, rank: string, suit: string, number: number, neighbours: [Card, Card]]>([
    ['AS', 'A', 'S', 1, ['KS', '2S']],
    ['2H', '2', 'H', 2, ['AH', '3H']],
    ['9D', '9', 'D', 9, ['8D', '10D']],
    ['10C', '10', 'C', 10, ['9C', 'JC']],
    ['JS', 'J', 'S', 11, ['10S', 'QS']],
    ['QH', 'Q', 'H', 12, ['JH', 'KH']],
    ['KD', 'K', 'D', 13, ['QD', 'AD']],
  ])('%s and its neighbours, one down and one up round the suit (R8, R9)', (card, ...expected) => {
    expect([rankOf(card), suitOf(card), numberOf(card), neighbours(card)]).toEqual(expected);
  });

  test('a deck has 52, in the order of suits and of ranks', () => {
    expect(DECK.join(' ')).toBe(
      'AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH ' +
        'AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC',
    );
  });

  test.each(['', 'S', 'A', '1S', '11S', '10', 'SA', 'as', 'AS ', 'A♠', 0, null, undefined, ['AS']])(
    '%j is no card',
    (value) => {
      expect(isCard(value)).toBe(false);
    },
  );
});

describe('places (R4, D6)', () => {
  test('sixteen piles, then the ascending foundations, then the descending ones', () => {
    expect(PLACES.join(' ')).toBe('1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 S+ H+ D+ C+ S- H- D- C-');
    expect([...PILES, ...FOUNDATIONS]).toEqual(PLACES);
  });

  test('what a place is', () => {
    expect(PLACES.filter(isFoundation)).toEqual(FOUNDATIONS);
    expect(FOUNDATIONS.filter(isAscending).join(' ')).toBe('S+ H+ D+ C+');
    expect(FOUNDATIONS.map(foundationSuit).join('')).toBe('SHDCSHDC');
    expect(PLACES.every(isPlace)).toBe(true);
    expect(['0', '17', 'S', 's+', '', 1, null].some(isPlace)).toBe(false);
  });
});
