import { describe, expect, test } from 'vitest';

import { FOUNDATIONS, PILES, type Foundation } from '../../../src/engine/index.ts';
import { place } from '../../../src/words/it/place.ts';

const foundations: [Foundation, string][] = [
  ['S+', 'fondazione ascendente di picche'],
  ['H+', 'fondazione ascendente di cuori'],
  ['D+', 'fondazione ascendente di quadri'],
  ['C+', 'fondazione ascendente di fiori'],
  ['S-', 'fondazione discendente di picche'],
  ['H-', 'fondazione discendente di cuori'],
  ['D-', 'fondazione discendente di quadri'],
  ['C-', 'fondazione discendente di fiori'],
];

/** «pila» and «fondazione» are feminine and begin with a consonant, whatever the number: «alla pila 8», «alla pila 11». */
describe.each([...PILES.map((pile) => [pile, `pila ${pile}`] as const), ...foundations])(
  '%s',
  (at, name) => {
    test(`${name}, with every article and preposition`, () => {
      expect(place.name(at)).toBe(name);
      expect(place.with('il', at)).toBe(`la ${name}`);
      expect(place.with('di', at)).toBe(`della ${name}`);
      expect(place.with('a', at)).toBe(`alla ${name}`);
      expect(place.with('da', at)).toBe(`dalla ${name}`);
      expect(place.with('in', at)).toBe(`nella ${name}`);
      expect(place.with('su', at)).toBe(`sulla ${name}`);
    });
  },
);

test('the table has every foundation, in the order of the board', () => {
  expect(foundations.map(([at]) => at)).toEqual(FOUNDATIONS);
});

test('several places, one of which is enough', () => {
  expect(place.either('a', ['9'])).toBe('alla pila 9');
  expect(place.either('a', ['9', '12'])).toBe('alla pila 9 o alla pila 12');
  expect(place.either('a', ['9', '12', 'S+'])).toBe(
    'alla pila 9, alla pila 12 o alla fondazione ascendente di picche',
  );
});

test('several places, all of them', () => {
  expect(place.both('a', ['S-'])).toBe('alla fondazione discendente di picche');
  expect(place.both('a', ['9', 'S-'])).toBe('alla pila 9 e alla fondazione discendente di picche');
});
