import { describe, expect, test } from 'vitest';

import { judge, play, redistribute, type Action, type Move } from '../../../src/engine/index.ts';
import { isDone, type Done, type Tried } from '../../../src/lessons/done.ts';
import { follow } from '../../../src/lessons/follow.ts';
import { nextToTry } from '../../../src/lessons/lesson.ts';
import { lessonOf } from './course.ts';

const { lesson: copies } = lessonOf('due-copie');
const { lesson: ending } = lessonOf('un-piccolo-finale');
const { lesson: blocked } = lessonOf('partita-bloccata');
const { lesson: joined } = lessonOf('asso-e-re');
const { lesson: passed } = lessonOf('da-una-fondazione-all-altra');
const { lesson: full } = lessonOf('pila-piena');

const trying = ({ position }: typeof copies, action: Action): Tried => {
  const verdict = action === 'R' ? redistribute(position) : judge(position, action);
  return verdict.ok
    ? { action, before: position, after: verdict.next }
    : { rejections: verdict.rejections };
};

describe('what counts as done', () => {
  test.each<[string, Done, Tried, boolean]>([
    ['a card played', { played: ['8D', '7H'] }, trying(copies, '3>H+'), true],
    ['another card', { played: ['8D'] }, trying(copies, '3>H+'), false],
    ['a card that is refused', { played: ['7H'] }, trying(copies, '3>4'), false],
    ['there', { played: ['7H'], to: 'H+' }, trying(copies, '3>H+'), true],
    ['elsewhere', { played: ['7H'], to: 'H-' }, trying(copies, '3>H+'), false],
    ['onto a card', { played: ['AC'], onto: ['KC'] }, trying(joined, '13>4'), true],
    ['onto another', { played: ['AC'], onto: ['2C'] }, trying(joined, '13>4'), false],
    ['from a foundation', { played: ['9D'] }, trying(passed, 'D+>D-'), false],
    ['a redistribution, for a card', { played: ['8H'] }, trying(ending, 'R'), false],
    ['the refusal', { refusal: 'pile-full' }, trying(full, '8>7'), true],
    ['the refusal, there', { refusal: 'pile-full', to: '7' }, trying(full, '8>7'), true],
    ['the refusal, elsewhere', { refusal: 'pile-full', to: '6' }, trying(full, '8>7'), false],
    ['not the first reason', { refusal: 'pile-full' }, trying(full, '1>7'), false],
    ['another refusal', { refusal: 'empty-pile' }, trying(full, '8>7'), false],
    ['a place onto itself', { refusal: 'pile-full', to: '7' }, trying(full, '7>7'), false],
    ['a legal move, for a refusal', { refusal: 'pile-full' }, trying(full, '8>2'), false],
    ['a foundation that is there', { foundation: 'H+', count: 7 }, trying(copies, '3>H+'), true],
    ['a foundation not yet', { foundation: 'H+', count: 8 }, trying(copies, '3>H+'), false],
    ['a top card', { pile: '3', top: '8H' }, trying(copies, '3>H+'), true],
    ['another top card', { pile: '3', top: '7H' }, trying(copies, '3>H+'), false],
    ['a redistribution', { redistributed: true }, trying(ending, 'R'), true],
    ['a move, for a redistribution', { redistributed: true }, trying(ending, '3>H+'), false],
    ['a blocked game', { blocked: true }, trying(blocked, '8>H-'), true],
    ['a game that is open', { blocked: true }, trying(blocked, '3>8'), false],
    ['a game not won', { won: true }, trying(ending, '3>H+'), false],
  ])('%s: %j', (_, done, tried, expected) => {
    expect(isDone(done, tried)).toBe(expected);
  });
});

describe('a way through a lesson', () => {
  test('has a step for each entry, moves and redistributions numbered apart', () => {
    const steps = follow(ending.position, ending.done, ending.solution);
    expect(steps.ok && steps.value.map(({ kind, number }) => `${kind} ${number}`)).toEqual([
      ...[1, 2].map((number) => `move ${number}`),
      'redistribution 1',
      ...[3, 4, 5, 6, 7, 8, 9, 10, 11].map((number) => `move ${number}`),
    ]);
  });

  test('leaves the board as it was where it ends with a refusal', () => {
    const steps = follow(full.position, full.done, full.solution);
    expect(steps.ok && steps.value[0]!.after).toBe(full.position);
  });

  test('can fail only at the refusal that was asked for', () => {
    expect(follow(full.position, full.done, ['1>2'])).toMatchObject({
      error: { kind: 'illegal', at: 1, action: '1>2' },
    });
  });
});

describe('what to try next', () => {
  const after = (...moves: Move[]) => moves.reduce(play, copies.position);

  test('is the rest of the solution, in whatever order it was begun', () => {
    expect(nextToTry(copies, ['3>H+'], after('3>H+'))).toBe('3>H+');
    expect(nextToTry(ending, ['8>H+'], ending.position)).toBe(undefined);
    const [first, second] = ending.solution as [Move, Move];
    const reached = [first, second].reduce(play, ending.position);
    expect(nextToTry(ending, [second, first], reached)).toBe('R');
  });

  test('is nothing where the rest does not lead there', () => {
    expect(nextToTry(copies, ['12>H+'], after('12>H+'))).toBe(undefined);
  });
});
