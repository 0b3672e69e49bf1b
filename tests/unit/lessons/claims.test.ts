import { describe, expect, test } from 'vitest';

import {
  countAt,
  formatPosition,
  isWon,
  judge,
  legalMoves,
  outcome,
  play,
  redistribute,
  type Foundation,
  type Move,
  type Position,
} from '../../../src/engine/index.ts';
import { lessonOf } from './course.ts';

const boardOf = (slug: string): Position => lessonOf(slug).lesson.position;

/** Whether a board that is asked for can be reached, redistributions included; every way is tried. */
const canReach = (from: Position, isIt: (position: Position) => boolean): boolean => {
  const seen = new Set<string>();
  const left = [from];
  for (let position = left.pop(); position; position = left.pop()) {
    if (isIt(position)) return true;
    const key = JSON.stringify(formatPosition(position));
    if (seen.has(key)) continue;
    seen.add(key);
    left.push(...legalMoves(position).map((move) => play(position, move)));
    const turned = redistribute(position);
    if (turned.ok) left.push(turned.next);
  }
  return false;
};

const holds =
  (foundation: Foundation, count: number) =>
  (position: Position): boolean =>
    countAt(position, foundation) >= count;

describe('what the lessons say of their boards is so', () => {
  test('the 7 has one place, and with the 8 gone too soon the 6 never comes up', () => {
    const board = boardOf('quanto-costa-una-pila-vuota');
    expect(legalMoves(board).filter((move) => move.startsWith('3>'))).toEqual(['3>9']);
    expect(canReach(play(board, '9>H+'), holds('C+', 6))).toBe(false);
  });

  test('the other copy leaves the 8 covered for good', () => {
    const board = boardOf('due-copie');
    expect(canReach(play(board, '12>H+'), holds('H+', 8))).toBe(false);
  });

  test('no move is possible before the redistribution, and the two cards go up after it', () => {
    const board = boardOf('la-ridistribuzione');
    expect(legalMoves(board)).toEqual([]);
    const turned = redistribute(board);
    expect(turned.ok && legalMoves(turned.next)).toEqual(expect.arrayContaining(['4>C+', '15>H+']));
  });

  test('redistributing at once leaves the 7 out of reach', () => {
    const turned = redistribute(boardOf('quando-ridistribuire'));
    expect(turned.ok && canReach(turned.next, holds('C+', 7))).toBe(false);
  });

  test('one move alone blocks the game at once, and without it the game can be won', () => {
    const board = boardOf('partita-bloccata');
    const blocking = legalMoves(board).filter((move) => outcome(play(board, move)) === 'blocked');
    expect(blocking).toEqual(['8>H-']);
    expect(canReach(board, isWon)).toBe(true);
  });
});

describe('a refusal that is the lesson', () => {
  test.each<[string, Move]>([
    ['pila-piena', '8>2'],
    ['pila-vuota', '11>3'],
    ['la-carta-di-base', '16>C-'],
    ['non-si-torna-indietro', '12>9'],
  ])('%s: the card has the place that the words name, %s', (slug, move) => {
    expect(judge(boardOf(slug), move).ok).toBe(true);
  });
});
