import { describe, expect, test } from 'vitest';

import {
  deal,
  formatCode,
  isFoundation,
  placesOf,
  start,
  type Action,
  type Position,
} from '../../../src/engine/index.ts';
import {
  createSearch,
  solve,
  STANDARD_RULES,
  winsByTheRules,
  type SearchProgress,
  type SolverRules,
} from '../../../src/solver/index.ts';
import { laidOut } from '../engine/laidOut.ts';
import { motionlessDeal } from './motionlessDeal.ts';

const dealt = (number: number) => start(deal(formatCode(number)));

const lineOf = (result: SearchProgress): readonly Action[] => {
  if (result.kind !== 'won') throw new Error(`Not won: ${result.kind}`);
  return result.line;
};

const FINISHED = {
  'S+': 13,
  'S-': 13,
  'H+': 13,
  'H-': 13,
  'D+': 13,
  'D-': 13,
  'C+': 13,
  'C-': 13,
};

const isPass = (action: Action) => action !== 'R' && placesOf(action).every(isFoundation);

describe('a search', () => {
  test.each([1, 2, 3, 5, 6])('wins deal %i by a line that the engine accepts', (number) => {
    const position = dealt(number);
    const line = lineOf(solve(position, { states: 1_000_000 }));
    expect(winsByTheRules(position, line, STANDARD_RULES)).toBe(true);
  });

  test('finds the same with the same seed, however it is sliced', () => {
    const whole = createSearch(dealt(2), { seed: 7 }).step(1_000_000);
    const sliced = createSearch(dealt(2), { seed: 7 });
    let progress = sliced.step(100);
    while (progress.kind === 'searching') progress = sliced.step(777);
    expect(progress).toEqual(whole);
  });

  test('tells how far it is, and says its result again', () => {
    const search = createSearch(dealt(3));
    const early = search.step(1000);
    expect(early).toMatchObject({ kind: 'searching', width: 6 });
    expect(early.states).toBeGreaterThanOrEqual(1000);
    const result = search.step(1_000_000);
    expect(result.kind).toBe('won');
    expect(search.step(1000)).toBe(result);
  });

  test('has nothing to play once the game is won', () => {
    expect(lineOf(solve(laidOut({ foundations: FINISHED })))).toEqual([]);
  });

  test('proves that a deal with no move in any of its faces can’t be won', () => {
    expect(solve(motionlessDeal())).toEqual({ kind: 'impossible', states: 3 });
  });

  test('gives up when its time is over', () => {
    let time = 0;
    const clock = () => (time += 400);
    expect(solve(dealt(171 * 15_485_863), { seconds: 1, clock }).kind).toBe('searching');
  });

  test('gives up after so many states', () => {
    const result = solve(dealt(4), { states: 1500 });
    expect(result.kind).toBe('searching');
    expect(result.states).toBeLessThan(1800);
  });
});

describe('a line', () => {
  test.each([1, 2, 5])('of deal %i is can’t do without any pass or pair of passes', (number) => {
    const position = dealt(number);
    const line = lineOf(solve(position, { states: 1_000_000 }));
    const passes = line.flatMap((action, index) => (isPass(action) ? [index] : []));
    expect(passes.length).toBeGreaterThan(0);
    for (const one of passes)
      for (const other of passes) {
        const rest = line.filter((_, index) => index !== one && index !== other);
        expect(winsByTheRules(position, rest, STANDARD_RULES)).toBe(false);
      }
  });

  test('is refused if it breaks a rule or does not win', () => {
    const position = dealt(1);
    const line = lineOf(solve(position, { states: 1_000_000 }));
    expect(winsByTheRules(position, line.slice(0, -1), STANDARD_RULES)).toBe(false);
    expect(winsByTheRules(position, line.toReversed(), STANDARD_RULES)).toBe(false);
    expect(winsByTheRules(position, ['R', 'R', 'R', 'R'], STANDARD_RULES)).toBe(false);
  });
});

describe('with other rules', () => {
  const win = (position: Position, rules: SolverRules) => {
    const line = lineOf(solve(position, { rules, states: 3_000_000 }));
    expect(winsByTheRules(position, line, rules)).toBe(true);
    return line;
  };

  test('a fourth redistribution is there to be used (R32)', () => {
    const position = { ...dealt(1), redistributionsLeft: 4 };
    expect(win(position, STANDARD_RULES).length).toBeGreaterThan(0);
  });

  test('no card passes where passing is not allowed', () => {
    expect(win(dealt(1), { limit: true, passes: false }).filter(isPass)).toEqual([]);
  });

  test('a pile may hold more than 13 where there is no limit', () => {
    const position = laidOut({
      piles: { 1: '8S 6S', 2: 'KS 2S AS 9S 7S 8S 3S 10S 4S 9S 10S JS 5S', 3: 'QS 7S' },
      foundations: { ...FINISHED, 'S+': 6, 'S-': 3 },
      redistributionsLeft: 0,
    });
    expect(solve(position).kind).toBe('impossible');
    win(position, { limit: false, passes: true });
  });
});
