import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { describe, expect, test } from 'vitest';

import { solve } from '../../../src/solver/index.ts';
import { surveyedStart } from '../../../src/survey/deals.ts';
import { intervalOfMean } from '../../../src/survey/statistics.ts';
import { NARROW } from '../../../src/survey/grade.ts';
import { GRADING_STATES } from '../../../src/survey/studies.ts';
import { isSurvey, type Survey } from '../../../src/survey/summary.ts';
import type { WinnableTable } from '../../../src/survey/winnable.ts';

const read = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../../content/survey', name), 'utf8');

const survey = JSON.parse(read('survey.json')) as Survey;
const { grades } = JSON.parse(read('winnable.json')) as WinnableTable;

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
const ascending = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other);

/** How many deals the table has of a grade, or without a known win. */
const marked = (mark: string) => grades.split(mark).length - 1;

describe('the figures that the site shows agree with one another', () => {
  test('are figures of a survey, all of them numbers', () => {
    expect(isSurvey(survey)).toBe(true);
    expect(read('survey.json')).not.toContain('null');
  });

  test('more work wins no fewer deals, and all of it as many as are told', () => {
    for (const within of [survey.byStates, survey.byTime]) {
      const won = within.map((limit) => limit.won);
      expect(won).toEqual(ascending(won));
      expect(won.at(-1)).toBeLessThanOrEqual(survey.all.won);
    }
    expect(survey.byStates.at(-1)).toEqual({ limit: survey.all.states, won: survey.all.won });
    expect(survey.all.won + survey.all.impossible).toBeLessThanOrEqual(survey.all.deals);
  });

  test('every win is counted by its length, its redistributions and its grade', () => {
    const { all, lengths, used, lines, moves, shortest } = survey;
    expect([sum(lengths), sum(used), lines.wins]).toEqual([all.won, all.won, all.won]);
    expect(shortest).toBeLessThanOrEqual(moves[0]);
    expect(shortest + 10 * lengths.length).toBeGreaterThan(moves[4]);
    expect(sum(survey.grades.map(({ deals }) => deals))).toBeGreaterThanOrEqual(all.won);
  });

  test('the nth redistribution is that of the wins that use so many', () => {
    expect(survey.lines.turnings.map(({ wins }) => wins)).toEqual(
      survey.used.slice(1).map((_, nth) => sum(survey.used.slice(nth + 1))),
    );
  });

  test('what wins need is counted in every variant that allows as much', () => {
    const names = [0, 1, 2].map((count) => `redistributions${count}` as 'redistributions0');
    const { needed, variants, variant } = survey;
    for (const [allowed, name] of [...names, 'standard' as const].entries())
      expect(variants[name].won).toBeLessThanOrEqual(sum(needed.slice(0, allowed + 1)));
    expect(needed[0]).toBe(variants.redistributions0.won);
    expect(sum(needed)).toBeLessThanOrEqual(variant);
  });

  test('the players have won as many games as their shares say', () => {
    for (const { deals, games, won, share } of Object.values(survey.players))
      expect(share.mean).toBeCloseTo(won / (deals * games), 3);
  });
});

describe('the table of winnable deals', () => {
  test('has a mark for each deal of the survey, as many of each grade as the figures say', () => {
    expect(grades).toMatch(/^[123-]+$/);
    expect(grades).toHaveLength(survey.deals);
    expect(['1', '2', '3'].map(marked)).toEqual(survey.grades.map(({ deals }) => deals));
  });

  test('is sent in less than 16 kB', () => {
    expect(brotliCompressSync(read('winnable.json')).length).toBeLessThan(16 * 1024);
  });

  test.each(['1', '2'])('is right of the first deals of grade %s, solved anew', (mark) => {
    const deals = Array.from(grades)
      .flatMap((grade, deal) => (grade === mark ? deal : []))
      .slice(0, 4);
    for (const deal of deals) {
      const result = solve(surveyedStart(deal), { states: GRADING_STATES });
      expect(result).toMatchObject({ kind: 'won' });
      expect(result.kind === 'won' && result.width).toBeLessThanOrEqual(NARROW);
    }
  });
});

describe('the whole survey', () => {
  test('has 3,000 deals at least, 500 for each variant, and a known win of 3,000', () => {
    expect(survey.deals).toBeGreaterThanOrEqual(3000);
    expect(survey.variant).toBeGreaterThanOrEqual(500);
    expect(survey.deals - marked('-')).toBeGreaterThanOrEqual(3000);
  });

  test('grades deals as they are hard: the greedy player wins fewer games of each grade, by more than chance explains', () => {
    const intervals = survey.grades.map(({ share }) => intervalOfMean(share));
    const [easy, middling, hard] = intervals;
    expect(easy![0]).toBeGreaterThan(middling![1]);
    expect(middling![0]).toBeGreaterThan(hard![1]);
  });
});
