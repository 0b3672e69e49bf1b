import { describe, expect, test } from 'vitest';

import { destinations, judge, legalMoves, type Move } from '../../../src/engine/index.ts';
import { board } from './board.ts';
import { laidOut } from './laidOut.ts';

const kinds = (move: Move, position = board) => {
  const verdict = judge(position, move);
  return verdict.ok ? 'legal' : verdict.rejections.map(({ kind }) => kind).join(' ');
};

describe('a legal move', () => {
  test.each<[rule: string, move: Move]>([
    ['R8 the 8 of hearts on the 9 of hearts', '3>4'],
    ['R8 the 8 of hearts on the 7 of hearts', '3>5'],
    ['R9 the ace on the king of its suit', '1>2'],
    ['R9 the king on the ace of its suit', '2>1'],
    ['R10 from a full pile', '7>8'],
    ['R14 the 6 of spades on the 5, building up', '12>S+'],
    ['R15 the queen of spades on the king, building down', '14>S-'],
    ['R16 the king that ends an ascending foundation', '16>D+'],
    ['R17 from the ascending foundation to the descending one', 'C+>C-'],
    ['R17 from the descending foundation to the ascending one', 'C->C+'],
  ])('%s: %s', (_, move) => {
    expect(kinds(move)).toBe('legal');
  });

  test('there is no other on this board, and they come by place', () => {
    expect(legalMoves(board)).toEqual(
      '1>2 2>1 3>4 3>5 4>3 5>3 7>8 12>S+ 14>2 14>S- 16>D+ D+>D- C+>C- C->C+'.split(' '),
    );
  });

  test('moves one card, from the top to the top (R7)', () => {
    const verdict = judge(board, '3>4');
    expect(verdict).toEqual({
      ok: true,
      next: {
        ...board,
        piles: board.piles.map((pile, index) =>
          index === 2 ? ['4C'] : index === 3 ? ['2D', '9H', '8H'] : pile,
        ),
      },
    });
  });

  test('onto a foundation, and from one to the other, moves the counts', () => {
    expect(judge(board, '12>S+')).toMatchObject({ next: { up: { ...board.up, S: 6 } } });
    expect(judge(board, 'C+>C-')).toEqual({
      ok: true,
      next: { ...board, up: { ...board.up, C: 4 }, down: { ...board.down, C: 9 } },
    });
  });
});

describe('a move that breaks one rule', () => {
  test.each<[rule: string, move: Move, kind: string]>([
    ['D5 a pile onto itself', '3>3', 'same-place'],
    ['D5 an emptied pile onto itself', '6>6', 'same-place'],
    ['D5 a locked base onto its own place', 'S->S-', 'same-place'],
    ['R13 from an emptied pile to a pile', '6>3', 'no-card'],
    ['R13 from an emptied pile to a foundation', '6>S+', 'no-card'],
    ['R18 a base that would follow on the other foundation', 'D->D+', 'base-locked'],
    ['R17 back to a pile whose top is its neighbour, the 6', 'S+>12', 'foundation-to-pile'],
    ['R17 D5 back to an emptied pile', 'C+>6', 'foundation-to-pile'],
    ['R17 D5 back to a full pile', 'C+>7', 'foundation-to-pile'],
    ['R13 onto an emptied pile', '3>6', 'empty-pile'],
    ['R8 9 of hearts, 8 of spades', '4>8', 'different-suit'],
    ['R9 king of hearts, ace of spades: neighbours all the same', '13>1', 'different-suit'],
    ['R8 9 of hearts, 5 of hearts', '4>11', 'not-adjacent'],
    ['R8 the same rank is no neighbour: 9 and 7', '4>5', 'not-adjacent'],
    ['R9 the cycle joins king and ace only: king of spades, 4 of spades', '2>10', 'not-adjacent'],
    ['R10 8 of spades, 9 of spades with twelve cards under it', '8>7', 'pile-full'],
    ['R14 another suit, ascending', '3>S+', 'wrong-foundation'],
    ['R15 another suit, descending', '3>S-', 'wrong-foundation'],
    ['R16 another suit, finished', '1>H-', 'wrong-foundation'],
    ['R17 another suit, from a foundation', 'C+>S+', 'wrong-foundation'],
    ['R14 8 of spades on the ascending 5', '8>S+', 'does-not-follow'],
    ['R14 a foundation builds one way: 4 of spades on the ascending 5', '10>S+', 'does-not-follow'],
    ['R15 8 of spades on the descending king', '8>S-', 'does-not-follow'],
    ['R16 nothing on a descending ace: the king', '13>H-', 'does-not-follow'],
    ['R16 no cycle on a descending king: the ace', '1>S-', 'does-not-follow'],
    ['R17 from a foundation, not in turn', 'H->H+', 'does-not-follow'],
  ])('%s: %s is %s', (_, move, kind) => {
    expect(kinds(move)).toBe(kind);
  });
});

describe('a move that breaks several, the headline first (D5)', () => {
  test.each<[move: Move, kinds: string]>([
    ['4>1', 'different-suit not-adjacent'],
    ['9>7', 'different-suit pile-full'],
    ['10>7', 'not-adjacent pile-full'],
    ['11>7', 'different-suit not-adjacent pile-full'],
    ['S->2', 'base-locked foundation-to-pile'],
    ['S->6', 'base-locked foundation-to-pile'],
    ['S->7', 'base-locked foundation-to-pile'],
    ['S->H+', 'base-locked wrong-foundation'],
    ['S->S+', 'base-locked does-not-follow'],
    ['H+>H-', 'base-locked does-not-follow'],
  ])('%s: %s', (move, expected) => {
    expect(kinds(move)).toBe(expected);
  });
});

describe('the ends of a foundation (R16, D9)', () => {
  const ends = laidOut({
    foundations: { 'S+': 13, 'H+': 12, 'C-': 12 },
    piles: { 1: 'AS', 2: 'KH', 3: 'AC' },
    rest: ['9', '10', '11', '12', '13', '14', '15', '16'],
  });

  test.each<[rule: string, move: Move, kinds: string]>([
    ['R16 the ace on an ascending king', '1>S+', 'does-not-follow'],
    ['R14 the last card up, the king', '2>H+', 'legal'],
    ['R15 the last card down, the ace', '3>C-', 'legal'],
    ['R18 the ace that is a base', 'C+>C-', 'base-locked'],
    ['R18 the king that is a base', 'H->H+', 'base-locked'],
    ['R17 the queen passes to the king', 'H+>H-', 'legal'],
    ['R17 the 2 passes to the ace', 'C->C+', 'legal'],
    ['R16 a king does not pass to a descending king', 'S+>S-', 'does-not-follow'],
  ])('%s: %s is %s', (_, move, expected) => {
    expect(kinds(move, ends)).toBe(expected);
  });

  test('a base and an emptied pile have no destination', () => {
    expect(destinations(ends, 'C+')).toEqual([]);
    expect(destinations(ends, '4')).toEqual([]);
  });

  test('piles come before foundations, ascending before descending', () => {
    const both = laidOut({
      foundations: { 'S+': 6, 'S-': 6 },
      piles: { 1: '7S', 2: '6S', 3: '8S', 4: '7S' },
      rest: ['9', '10', '11', '12', '13', '14', '15', '16'],
    });
    expect(destinations(both, '1')).toEqual(['2', '3', 'S+', 'S-']);
  });
});
