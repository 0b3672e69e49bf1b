import { describe, expect, test } from 'vitest';

import { formatMove, parseMove, PLACES, placesOf } from '../../../src/engine/index.ts';

describe('the notation of records', () => {
  test.each<[text: string, action: string]>([
    ['10>14', '10>14'],
    ['1>16', '1>16'],
    ['5>S-', '5>S-'],
    ['S+>S-', 'S+>S-'],
    ['3>3', '3>3'],
    ['R', 'R'],
    ['r', 'R'],
    ['5>s-', '5>S-'],
    [' 10 > 14\n', '10>14'],
  ])('%j reads as %s', (text, action) => {
    expect(parseMove(text)).toEqual({ ok: true, value: action });
  });

  test.each([
    '',
    '>',
    '1',
    '1>',
    '>1',
    '1>2>3',
    '1>2>',
    '0>1',
    '1>17',
    '01>2',
    '1.0>2',
    '-1>2',
    '+1>2',
    '1e1>2',
    '1<2',
    '1-2',
    'S>1',
    'S*>1',
    'X+>1',
    '+S>1',
    'RR',
    'R>1',
    'undefined>1',
    'length>1',
    '__proto__>1',
  ])('%j is unreadable', (text) => {
    expect(parseMove(text)).toEqual({ ok: false, error: { kind: 'unreadable', text } });
  });

  test('all 576 pairs of places come back as they went', () => {
    const pairs = PLACES.flatMap((from) => PLACES.map((to) => [from, to] as const));
    expect(pairs).toHaveLength(576);
    for (const [from, to] of pairs) {
      const move = formatMove(from, to);
      expect(parseMove(move)).toEqual({ ok: true, value: move });
      expect(placesOf(move)).toEqual([from, to]);
    }
  });
});
