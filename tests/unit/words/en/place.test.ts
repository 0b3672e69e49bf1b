import { describe, expect, test } from 'vitest';

import {
  FOUNDATIONS,
  PILES,
  PLACES,
  RANKS,
  SUITS,
  type Foundation,
} from '../../../../src/engine/index.ts';
import { change } from '../../../../src/words/en/change.ts';
import { place } from '../../../../src/words/en/place.ts';

const foundations: [Foundation, string][] = [
  ['S+', 'ascending spade foundation'],
  ['H+', 'ascending heart foundation'],
  ['D+', 'ascending diamond foundation'],
  ['C+', 'ascending club foundation'],
  ['S-', 'descending spade foundation'],
  ['H-', 'descending heart foundation'],
  ['D-', 'descending diamond foundation'],
  ['C-', 'descending club foundation'],
];

describe.each(foundations)('%s', (at, name) => {
  test(`${name}, with the article and every preposition`, () => {
    expect(place.name(at)).toBe(name);
    expect(place.with('il', at)).toBe(`the ${name}`);
    expect(place.with('di', at)).toBe(`of the ${name}`);
    expect(place.with('a', at)).toBe(`to the ${name}`);
    expect(place.with('da', at)).toBe(`from the ${name}`);
    expect(place.with('in', at)).toBe(`in the ${name}`);
    expect(place.with('su', at)).toBe(`on the ${name}`);
  });
});

test.each(PILES)('pile %s has its number and no article', (at) => {
  expect(place.name(at)).toBe(`pile ${at}`);
  expect(place.with('il', at)).toBe(`pile ${at}`);
  expect(place.with('di', at)).toBe(`of pile ${at}`);
  expect(place.with('a', at)).toBe(`to pile ${at}`);
  expect(place.with('da', at)).toBe(`from pile ${at}`);
  expect(place.with('in', at)).toBe(`in pile ${at}`);
  expect(place.with('su', at)).toBe(`on pile ${at}`);
});

test('the table has every foundation, in the order of the board', () => {
  expect(foundations.map(([at]) => at)).toEqual(FOUNDATIONS);
});

test('which way a foundation builds', () => {
  expect([place.direction('S+'), place.direction('S-')]).toEqual(['ascending', 'descending']);
});

test('several places, one of which is enough', () => {
  expect(place.either('a', ['9'])).toBe('to pile 9');
  expect(place.either('a', ['9', '12'])).toBe('to pile 9 or pile 12');
  expect(place.either('a', ['9', '12', 'S+'])).toBe(
    'to pile 9, pile 12 or the ascending spade foundation',
  );
});

test('several places, all of them', () => {
  expect(place.both('di', ['S-'])).toBe('of the descending spade foundation');
  expect(place.both('di', ['9', 'S-'])).toBe('of pile 9 and the descending spade foundation');
  expect(place.both('il', ['9', '12'])).toBe('pile 9 and pile 12');
});

test('any move that the rules allow is told in fewer than 12 words', () => {
  const told = SUITS.flatMap((suit) =>
    RANKS.flatMap((rank) => {
      const own = PLACES.filter((at) => at.startsWith(suit) || /^\d/.test(at));
      return own.flatMap((from) =>
        own
          .filter((to) => to !== from && (/^\d/.test(from) || !/^\d/.test(to)))
          .map((to) => change.title({ card: `${rank}${suit}`, from, to })),
      );
    }),
  );
  expect(told.filter((title) => title.split(' ').length >= 12)).toEqual([]);
});
