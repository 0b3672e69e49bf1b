import { describe, expect, test } from 'vitest';

import { judge, redistribute, type Position } from '../../../src/engine/index.ts';
import { laidOut } from './laidOut.ts';

const kinds = (position: Position) => {
  const verdict = redistribute(position);
  return verdict.ok ? [] : verdict.rejections.map(({ kind }) => kind);
};

describe('the bottom card comes to the top, the others keep their order (R19)', () => {
  const before = laidOut({
    piles: {
      2: 'KS',
      3: 'KH 2S',
      4: '2H 9C JD JD',
      5: '2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC',
      6: '8D 8D',
    },
    rest: ['10', '11', '12', '13', '14', '15', '16'],
    redistributionsLeft: 3,
  });
  const verdict = redistribute(before);

  test.each<[what: string, pile: number, after: string]>([
    ['an emptied pile', 1, ''],
    ['one card', 2, 'KS'],
    ['two cards', 3, '2S KH'],
    ['four cards, as in the source (R22)', 4, '9C JD JD 2H'],
    ['a full pile', 5, '3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC 2C'],
    ['both copies of a card', 6, '8D 8D'],
  ])('%s', (_, pile, after) => {
    expect(verdict.ok && verdict.next.piles[pile - 1]!.join(' ')).toBe(after);
  });

  test('the foundations stay, and one redistribution is used up (R20)', () => {
    expect(verdict).toMatchObject({
      ok: true,
      next: { up: before.up, down: before.down, redistributionsLeft: 2 },
    });
  });

  test('thirteen of them bring a full pile back', () => {
    let position = before;
    for (let turn = 0; turn < 13; turn++) {
      const turned = redistribute({ ...position, redistributionsLeft: 1 });
      if (turned.ok) position = turned.next;
    }
    expect(position.piles[4]).toEqual(before.piles[4]);
  });
});

describe('when it is refused (R20, D3)', () => {
  const won = { 'S+': 13, 'S-': 13, 'H+': 13, 'H-': 13, 'D+': 13, 'D-': 13, 'C+': 13, 'C-': 13 };
  const singles = { ...won, 'S-': 12, 'H-': 12 };

  test.each<[what: string, position: Position, kinds: string[]]>([
    ['D3 won', laidOut({ foundations: won }), ['game-over']],
    [
      'D3 won, and none left: only that it is over',
      laidOut({ foundations: won, redistributionsLeft: 0 }),
      ['game-over'],
    ],
    [
      'R20 a fourth',
      laidOut({ foundations: singles, piles: { 1: 'AS', 2: 'AH' }, redistributionsLeft: 0 }),
      ['no-redistributions'],
    ],
    [
      'R20 the last',
      laidOut({ foundations: singles, piles: { 1: 'AS', 2: 'AH' }, redistributionsLeft: 1 }),
      [],
    ],
  ])('%s', (_, position, expected) => {
    expect(kinds(position)).toEqual(expected);
  });

  test('D3 accepted where it changes nothing, and used up all the same', () => {
    const before = laidOut({ foundations: singles, piles: { 1: 'AS', 2: 'AH' } });
    expect(redistribute(before)).toEqual({ ok: true, next: { ...before, redistributionsLeft: 2 } });
  });

  test('three in a row and no fourth, with no move between', () => {
    let position = laidOut({ foundations: singles, piles: { 5: 'AS AH' } });
    const tops = [position.piles[4]!.at(-1)];
    for (let turn = 0; turn < 3; turn++) {
      const verdict = redistribute(position);
      if (verdict.ok) position = verdict.next;
      tops.push(position.piles[4]!.at(-1));
    }
    expect(tops).toEqual(['AH', 'AS', 'AH', 'AS']);
    expect(kinds(position)).toEqual(['no-redistributions']);
    expect(judge(position, '5>S-').ok).toBe(true);
  });
});
