import { describe, expect, test } from 'vitest';

import {
  isWon,
  legalMoves,
  outcome,
  type Outcome,
  type Position,
} from '../../../src/engine/index.ts';
import { laidOut } from './laidOut.ts';

const finished = { 'H+': 13, 'H-': 13, 'D+': 13, 'D-': 13, 'C+': 13, 'C-': 13 } as const;

/** All but spades and two red pairs are on foundations: the ace over the 2, each alone of its suit, lies still. */
const stuck = { ...finished, 'H-': 11, 'D-': 11 } as const;

const lowSpades = '3S 4S 5S AS 2S';

describe.each<[what: string, position: Position, expected: Outcome, moves: string]>([
  [
    'R23 won: 13 cards on each foundation',
    laidOut({ foundations: { ...finished, 'S+': 13, 'S-': 13 }, redistributionsLeft: 0 }),
    'won',
    '',
  ],
  [
    'R23 won, with redistributions left',
    laidOut({ foundations: { ...finished, 'S+': 13, 'S-': 13 } }),
    'won',
    '',
  ],
  [
    'R23 one card from the win',
    laidOut({
      foundations: { ...finished, 'S+': 13, 'S-': 12 },
      piles: { 9: 'AS' },
      redistributionsLeft: 0,
    }),
    'open',
    '9>S-',
  ],
  [
    'R24 no move, but a redistribution left',
    laidOut({
      foundations: { ...finished, 'S+': 13, 'S-': 11 },
      piles: { 9: '2S AS' },
      redistributionsLeft: 1,
    }),
    'open',
    '',
  ],
  [
    'R24 no move and no redistribution left',
    laidOut({
      foundations: { ...finished, 'S+': 13, 'S-': 11 },
      piles: { 9: '2S AS' },
      redistributionsLeft: 0,
    }),
    'blocked',
    '',
  ],
  [
    'R8 the only move is from pile to pile',
    laidOut({
      foundations: { ...finished, 'S+': 13, 'S-': 10 },
      piles: { 8: '3S 2S', 9: 'AS' },
      redistributionsLeft: 0,
    }),
    'open',
    '8>9 9>8',
  ],
  [
    'D2 dead: spades pass between foundations, but none is on top of a pile',
    laidOut({
      foundations: { ...stuck, 'S+': 6, 'S-': 7 },
      piles: { 3: `${lowSpades} 6S 2H AH`, 7: '7S 8S 9S 10S JS QS KS 2D AD' },
      redistributionsLeft: 0,
    }),
    'dead',
    'S+>S- S->S+',
  ],
  [
    'D2 the same, with a redistribution left',
    laidOut({
      foundations: { ...stuck, 'S+': 6, 'S-': 7 },
      piles: { 3: `${lowSpades} 6S 2H AH`, 7: '7S 8S 9S 10S JS QS KS 2D AD' },
      redistributionsLeft: 1,
    }),
    'open',
    'S+>S- S->S+',
  ],
  [
    'R24 blocked: the foundations of spades hold 14 cards, so that none passes',
    laidOut({
      foundations: { ...stuck, 'S+': 6, 'S-': 8 },
      piles: { 3: `${lowSpades} 2H AH`, 7: '7S 8S 9S 10S JS QS KS 2D AD' },
      redistributionsLeft: 0,
    }),
    'blocked',
    '',
  ],
  [
    'D9 only passes now, but four of them bring the turn of the 2 of spades',
    laidOut({
      foundations: { ...stuck, 'S+': 6, 'S-': 7 },
      piles: { 3: '6S 2H AH', 7: '7S 8S 9S 10S JS QS KS 2D AD', 12: lowSpades },
      redistributionsLeft: 0,
    }),
    'open',
    'S+>S- S->S+',
  ],
  [
    'D9 eleven passes bring the turn of the ace, down to a base that stays',
    laidOut({
      foundations: { ...stuck, 'S+': 12, 'S-': 1 },
      piles: { 3: '2H AH', 7: '7S 8S 9S 10S JS QS KS 6S 2D AD', 12: '2S 3S 4S 5S AS' },
      redistributionsLeft: 0,
    }),
    'open',
    'S+>S-',
  ],
  [
    'D9 eleven passes bring the turn of the king, up from a base that stays',
    laidOut({
      foundations: { ...stuck, 'S+': 1, 'S-': 12 },
      piles: { 3: '2H AH', 7: '7S 8S 9S 10S JS QS 6S 2D AD', 12: `${lowSpades} KS` },
      redistributionsLeft: 0,
    }),
    'open',
    'S->S+',
  ],
])('%s', (_, position, expected, moves) => {
  test(expected, () => {
    expect(outcome(position)).toBe(expected);
    expect(isWon(position)).toBe(expected === 'won');
    expect(legalMoves(position).join(' ')).toBe(moves);
  });
});
