import { describe, expect, test } from 'vitest';

import {
  countAt,
  formatPosition,
  nextOn,
  parsePosition,
  PLACES,
  topOf,
  type Foundation,
  type Place,
  type PositionError,
} from '../../../src/engine/index.ts';
import { laidOut } from './laidOut.ts';

const position = laidOut({
  foundations: { 'S+': 5, 'S-': 3, 'H-': 13 },
  piles: { 1: '6S KS', 2: '2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC' },
  rest: ['9', '10', '11', '12', '13', '14', '15', '16'],
  redistributionsLeft: 2,
});

/** What JSON makes of the position, to be spoilt. */
type Json = Record<string, unknown> & {
  piles: unknown[][];
  up: Record<string, unknown>;
  down: Record<string, unknown>;
};

const spoilt = (spoil: (json: Json) => void): unknown => {
  const json = JSON.parse(formatPosition(position)) as Json;
  spoil(json);
  return json;
};

describe('reading', () => {
  test('from text or from the value it stands for, and back', () => {
    const text = formatPosition(position);
    expect(parsePosition(text)).toEqual({ ok: true, value: position });
    expect(parsePosition(JSON.parse(text))).toEqual({ ok: true, value: position });
    expect(Object.keys(JSON.parse(text) as object)).toEqual([
      'piles',
      'up',
      'down',
      'redistributionsLeft',
    ]);
  });

  test('what does not belong to a position is left out', () => {
    const read = parsePosition(
      spoilt((json) => {
        json.moves = 4;
        json.up.X = 13;
      }),
    );
    expect(read).toEqual({ ok: true, value: position });
  });

  test('shares nothing with what was read', () => {
    const json = spoilt(() => undefined) as Json;
    const read = parsePosition(json);
    json.piles[0]!.push('2H');
    json.up.S = 9;
    expect(read).toEqual({ ok: true, value: position });
  });

  test('from 0 to 3 redistributions left (R20)', () => {
    for (const left of [0, 1, 2, 3])
      expect(parsePosition({ ...position, redistributionsLeft: left }).ok).toBe(true);
  });
});

describe('what is wrong with a position, the first fault only', () => {
  const error = (value: unknown): PositionError | undefined => {
    const read = parsePosition(value);
    return read.ok ? undefined : read.error;
  };

  test.each<[text: string]>([[''], ['{'], ['undefined'], ["{'piles':[]}"], ['['.repeat(200_000)]])(
    'not JSON: %.20j',
    (text) => {
      expect(error(text)).toEqual({ kind: 'not-json' });
    },
  );

  test.each<[value: unknown]>([
    ['null'],
    ['[]'],
    ['"piles"'],
    ['{"__proto__": {"piles": []}}'],
    [null],
    [undefined],
    [0],
    [true],
    [NaN],
    [[]],
    [[[[]]]],
    [{}],
    [Object.create(null)],
    [() => position],
    [new Map([['piles', []]])],
    [{ piles: null }],
    [{ piles: {} }],
    [{ piles: { length: 16 } }],
    [{ piles: 'AS'.repeat(8) }],
    [{ piles: Array<unknown>(16) }],
    [{ piles: Array<string>(16).fill('AS') }],
    [{ piles: Array<null>(16).fill(null) }],
    [{ piles: Array<unknown>(2 ** 32 - 1) }],
    [spoilt((json) => json.piles.pop())],
    [spoilt((json) => json.piles.push([]))],
    [spoilt((json) => (json.piles[15] = null as never))],
  ])('not 16 lists, case %#', (value) => {
    expect(error(value)).toEqual({ kind: 'wrong-pile-count' });
  });

  test.each<[what: string, value: unknown]>([
    ['a text', '1S'],
    ['lower case', 'as'],
    ['nothing', null],
    ['a number', 7],
    ['no number', NaN],
    ['a list that prints as a card', ['AS']],
    ['a thing', { rank: 'A', suit: 'S' }],
    ['a name of every object', 'constructor'],
    ['a symbol', Symbol.iterator],
    ['a great number', 10n],
  ])('a card of pile 9 is %s', (_, value) => {
    expect(error(spoilt((json) => json.piles[8]!.push(value)))).toEqual({
      kind: 'not-a-card',
      pile: 9,
      value,
    });
  });

  test('a hole in pile 9', () => {
    expect(error(spoilt((json) => (json.piles[8] = Array<unknown>(2))))).toEqual({
      kind: 'not-a-card',
      pile: 9,
      value: undefined,
    });
  });

  test.each([14, 100_000])('%i cards in pile 2 (R10)', (count) => {
    const cards = Array<string>(count).fill('AC');
    expect(error(spoilt((json) => (json.piles[1] = cards)))).toEqual({
      kind: 'pile-over-limit',
      pile: 2,
      count,
    });
  });

  test.each<[value: unknown]>([
    [0],
    [14],
    [-1],
    [1.5],
    [NaN],
    [Infinity],
    ['5'],
    [null],
    [undefined],
    [[5]],
    [{}],
    [5n],
    [true],
  ])('a foundation with %o cards', (value) => {
    expect(error(spoilt((json) => (json.up.H = value)))).toEqual({
      kind: 'wrong-foundation-count',
      foundation: 'H+',
      value,
    });
    expect(error(spoilt((json) => (json.down.C = value)))).toEqual({
      kind: 'wrong-foundation-count',
      foundation: 'C-',
      value,
    });
  });

  test.each<[value: unknown]>([[undefined], [null], [5], ['SHDC'], [[5, 1, 1, 1]], [{}]])(
    'the ascending foundations are %o',
    (value) => {
      expect(error(spoilt((json) => (json.up = value as never)))).toEqual({
        kind: 'wrong-foundation-count',
        foundation: 'S+',
        value: undefined,
      });
    },
  );

  test('counts under another name: {"__proto__": …}', () => {
    const up = JSON.parse('{"__proto__": {"S": 5, "H": 1, "D": 1, "C": 1}}') as never;
    expect(error(spoilt((json) => (json.up = up)))).toMatchObject({ foundation: 'S+' });
  });

  test.each<[value: unknown]>([[-1], [4], [0.5], [NaN], ['3'], [null], [undefined], [[3]]])(
    '%o redistributions left (R20)',
    (value) => {
      expect(error(spoilt((json) => (json.redistributionsLeft = value)))).toEqual({
        kind: 'wrong-redistributions',
        value,
      });
    },
  );

  test.each<[what: string, spoil: (json: Json) => unknown, card: string, count: number]>([
    ['a card is missing', (json) => json.piles[0]!.pop(), 'KS', 1],
    ['a card is there once more', (json) => json.piles[0]!.push('AC'), 'AC', 3],
    ['both copies are missing', (json) => json.piles[1]!.shift(), '2C', 1],
    ['one card stands for another', (json) => (json.piles[0]![1] = '6S'), '6S', 3],
    ['a foundation holds one more', (json) => (json.up.S = 6), '6S', 3],
    ['a foundation holds one less', (json) => (json.down.S = 2), 'JS', 1],
    ['the piles are empty', (json) => (json.piles = json.piles.map(() => [])), 'AS', 1],
  ])('not two decks: %s', (_, spoil, card, count) => {
    expect(error(spoilt(spoil))).toEqual({ kind: 'not-two-decks', card, count });
  });
});

describe('what lies on a place', () => {
  test.each<[place: Place, count: number, top: string | undefined]>([
    ['1', 2, 'KS'],
    ['2', 13, 'AC'],
    ['3', 0, undefined],
    ['S+', 5, '5S'],
    ['S-', 3, 'JS'],
    ['H+', 1, 'AH'],
    ['H-', 13, 'AH'],
    ['D-', 1, 'KD'],
  ])('%s: %i cards, %s on top', (place, count, top) => {
    expect([countAt(position, place), topOf(position, place)]).toEqual([count, top]);
  });

  test.each<[foundation: Foundation, needed: string | undefined]>([
    ['S+', '6S'],
    ['S-', '10S'],
    ['H+', '2H'],
    ['H-', undefined],
    ['D-', 'QD'],
  ])('%s takes %s next (R14–R16)', (foundation, needed) => {
    expect(nextOn(position, foundation)).toBe(needed);
  });

  test('104 cards in all (R1)', () => {
    expect(PLACES.reduce((sum, place) => sum + countAt(position, place), 0)).toBe(104);
  });
});
