import { describe, expect, test } from 'vitest';

import { solve } from '../../../src/solver/index.ts';
import { surveyedCode, surveyedStart } from '../../../src/survey/deals.ts';
import {
  isSearch,
  taskKey,
  type Finding,
  type PlayFinding,
  type SearchFinding,
} from '../../../src/survey/finding.ts';
import { findOut } from '../../../src/survey/findOut.ts';
import { STUDIES, type StudyName, type Task } from '../../../src/survey/studies.ts';

const STATES = 60_000;

const taskOf = (study: StudyName, deal: number, states = STATES): Task => ({
  study,
  deal,
  states: STUDIES[study].kind === 'play' ? 0 : states,
});

const known = new Map<string, Finding>();

/** What is found out, once for all tests. */
const asked = (study: StudyName, deal: number, states?: number): Finding => {
  const task = taskOf(study, deal, states);
  const finding = known.get(taskKey(task)) ?? findOut(task, () => 0);
  known.set(taskKey(task), finding);
  return finding;
};

const searched = (study: StudyName, deal: number, states?: number): SearchFinding => {
  const finding = asked(study, deal, states);
  if (!isSearch(finding)) throw new Error(`${study} is no search`);
  return finding;
};

const gamesOf = (study: StudyName, deal: number): PlayFinding => {
  const finding = asked(study, deal);
  if (isSearch(finding)) throw new Error(`${study} is a search`);
  return finding;
};

describe('the surveyed deals', () => {
  test('have codes of their own, the same for ever', () => {
    const codes = Array.from({ length: 5000 }, (_, index) => surveyedCode(index));
    expect(new Set(codes).size).toBe(5000);
    // 15,485,863 in base 32 is 14·32⁴ + 24·32³ + 18·32² + 29·32 + 7: O Y S 5 H.
    expect(codes[0]).toBe('CR1-N-AAOYS5H');
  });

  test('start by the rules', () => {
    expect(surveyedStart(7)).toMatchObject({
      redistributionsLeft: 3,
      up: { S: 1 },
      down: { C: 1 },
    });
    expect(surveyedStart(7).piles.map((pile) => pile.length)).toEqual(Array(16).fill(6));
  });
});

describe('a finding', () => {
  test.each([
    'standard',
    'redistributions1',
    'noLimit',
    'noPasses',
    'greedy',
    'random',
    'hasty',
    'simple',
  ] as const)('of %s is the same for the same task, and names it', (study) => {
    const task = taskOf(study, 0, 7000);
    const finding = findOut(task, () => 0);
    expect(finding).toMatchObject(task);
    expect(asked(study, 0, 7000)).toEqual(finding);
  });

  test('tells the time that the clock says, in whole milliseconds', () => {
    const times = [100.2, 350.9];
    const task = { study: 'standard', deal: 0, states: 1000 } as const;
    expect(findOut(task, () => times.shift()!)).toMatchObject({ ms: 251 });
    expect(times).toEqual([]);
  });
});

describe('a search', () => {
  test('gives up after the states of its task: that is open', () => {
    const finding = searched('standard', 0, 1000);
    expect(finding).toMatchObject({ outcome: 'open', states: 1000 });
    expect(finding.searched).toBeGreaterThanOrEqual(1000);
    expect(finding.searched).toBeLessThan(1500);
    expect(finding).not.toHaveProperty('line');
  });

  test('finds what the solver finds, and tells of its line', () => {
    const result = solve(surveyedStart(0), { states: STATES });
    if (result.kind !== 'won') throw new Error('The first deal is easy');
    const turnings = result.line.filter((action) => action === 'R').length;
    const { line, ...finding } = searched('standard', 0);
    expect(finding).toEqual({
      study: 'standard',
      deal: 0,
      states: STATES,
      outcome: 'won',
      searched: result.states,
      width: result.width,
      ms: 0,
    });
    expect(line?.moves).toBe(result.line.length - turnings);
    expect(line?.turnings).toHaveLength(turnings);
  });

  test.each([
    ['redistributions0', 0],
    ['redistributions1', 1],
    ['redistributions2', 2],
    ['standard', 3],
    ['redistributions4', 4],
  ] as const)('by the rules of %s redistributes %i times at most', (study, most) => {
    const finding = searched(study, 0);
    expect(finding.outcome).toBe('won');
    expect(finding.line!.turnings.length).toBeLessThanOrEqual(most);
  });

  test('with a fourth redistribution uses it in some wins', () => {
    const used = [0, 1, 2, 3, 4, 5].map(
      (deal) => searched('redistributions4', deal, 10_000).line?.turnings.length ?? 0,
    );
    expect(Math.max(...used)).toBe(4);
  });

  test('has no pass where passing is not allowed, and some where it is', () => {
    const passes = (study: StudyName) =>
      [0, 1, 2].flatMap((deal) => searched(study, deal, 30_000).line?.passes ?? []);
    expect(new Set(passes('noPasses'))).toEqual(new Set([0]));
    expect(passes('standard').every((count) => count > 0)).toBe(true);
  });
});

describe('games', () => {
  test.each([
    ['greedy', 40],
    ['greedyWithoutOrder', 40],
    ['random', 2],
    ['hasty', 2],
    ['simple', 2],
  ] as const)('of the %s player are %i, and a win has all cards played', (study, count) => {
    const { won, played } = gamesOf(study, 0);
    expect(played).toHaveLength(count);
    expect(won).toBe(played.filter((cards) => cards === 104).length);
    expect(Math.min(...played)).toBeGreaterThanOrEqual(8);
  });

  test('of a player who stacks tell in what order, those of one who never does have none', () => {
    const { sooner, later } = gamesOf('simple', 0).order!;
    expect(sooner + later).toBeGreaterThan(0);
    expect(gamesOf('hasty', 0).order).toEqual({ sooner: 0, later: 0 });
    expect(gamesOf('greedy', 0)).not.toHaveProperty('order');
  });

  test('of one who ignores something are other games', () => {
    const { played } = gamesOf('greedy', 0);
    for (const [name, { kind }] of Object.entries(STUDIES))
      if (kind === 'play' && name.startsWith('greedyWithout'))
        expect(gamesOf(name as StudyName, 0).played).not.toEqual(played);
  });
});
