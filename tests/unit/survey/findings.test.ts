import { describe, expect, test } from 'vitest';

import { parseFinding, type Finding } from '../../../src/survey/finding.ts';
import { collect } from '../../../src/survey/findings.ts';
import { made, madeLine, madeSurvey, win } from './madeFindings.ts';

const SIZE = { deals: 3, variant: 2 };

const collected = (findings: Iterable<Finding>, size = SIZE) => {
  const result = collect(findings, size);
  if (!result.ok) throw new Error(JSON.stringify(result.missing));
  return result.findings;
};

describe('findings', () => {
  test('come in the order of the deals, whatever order they were found in', () => {
    const findings = collected(madeSurvey(SIZE).reverse());
    expect(findings.size).toEqual(SIZE);
    expect(findings.searches('standard').map(({ deal }) => deal)).toEqual([0, 1, 2]);
    expect(findings.searches('noPasses').map(({ deal }) => deal)).toEqual([0, 1]);
    expect(findings.plays('greedy').map(({ deal }) => deal)).toEqual([0, 1, 2]);
    expect(findings.plays('greedy', 2).map(({ deal }) => deal)).toEqual([0, 1]);
    expect(findings.searches('standard', 1).map(({ deal }) => deal)).toEqual([0]);
  });

  test('name what is missing, study by study', () => {
    const findings = madeSurvey(SIZE).filter(
      ({ study, deal }) => study !== 'noPasses' && (study !== 'random' || deal !== 1),
    );
    expect(collect(findings, SIZE)).toEqual({
      ok: false,
      missing: [
        { study: 'random', deals: 1 },
        { study: 'noPasses', deals: 2 },
      ],
    });
    expect(collect([], SIZE)).toMatchObject({
      missing: expect.arrayContaining([{ study: 'standard', deals: 3 }]) as unknown,
    });
  });

  test('miss a search that was not to go as far as it should', () => {
    const findings = madeSurvey({ deals: 3, variant: 1 });
    const { missing } = collect(findings, SIZE) as { missing: readonly unknown[] };
    // Deal 1 was searched for grading only; the other variants have it not at all.
    expect(missing).toContainEqual({ study: 'redistributions1', deals: 1 });
    expect(missing).toContainEqual({ study: 'noLimit', deals: 1 });
    expect(missing).not.toContainEqual(expect.objectContaining({ study: 'standard' }));
  });

  test('count the search that was to go further, whichever came first', () => {
    const task = { study: 'redistributions2', deal: 2 } as const;
    const short = made({ ...task, states: 250_000 });
    const long = made({ ...task, states: 2_000_000 }, win(900_000));
    const others = madeSurvey(SIZE);
    for (const all of [
      [...others, short, long],
      [long, ...others, short],
    ])
      expect(collected(all).searches('redistributions2')[2]).toEqual(long);
  });

  test('of deals beyond the survey are passed over', () => {
    const findings = collected(madeSurvey({ deals: 9, variant: 9 }));
    expect(findings.searches('standard')).toHaveLength(3);
    expect(findings.plays('greedyWithoutOrder')).toHaveLength(2);
  });
});

describe('a line of a file', () => {
  const search = made({ study: 'standard', deal: 4, states: 100 }, win(90));
  const play = made({ study: 'simple', deal: 4, states: 0 });

  test.each([
    ['a win', search],
    ['an open search', made({ study: 'noLimit', deal: 0, states: 5 })],
    [
      'a proof',
      made({ study: 'noLimit', deal: 0, states: 5 }, { outcome: 'impossible', searched: 3 }),
    ],
    ['games', play],
    ['games with an order', { ...play, order: { sooner: 1, later: 2 } }],
  ])('reads as it was written: %s', (_, finding) => {
    expect(parseFinding(JSON.stringify(finding))).toEqual(finding);
  });

  test.each([
    ['nothing', ''],
    ['no JSON', '{"study":"standard"'],
    ['null', 'null'],
    ['a number', '3'],
    ['an array', '[]'],
    ['an unknown study', JSON.stringify({ ...search, study: 'toString' })],
    ['no deal', JSON.stringify({ ...search, deal: undefined })],
    ['a deal before the first', JSON.stringify({ ...search, deal: -1 })],
    ['part of a deal', JSON.stringify({ ...search, deal: 1.5 })],
    ['no states', JSON.stringify({ ...search, states: '100' })],
    ['an unknown outcome', JSON.stringify({ ...search, outcome: 'lost' })],
    ['a win without a line', JSON.stringify({ ...search, line: undefined })],
    ['a win without a width', JSON.stringify({ ...search, width: undefined })],
    ['a search with the result of games', JSON.stringify({ ...play, study: 'standard' })],
    [
      'games with the result of a search',
      JSON.stringify({ ...search, study: 'simple', line: madeLine() }),
    ],
    ['too few games', JSON.stringify({ ...play, played: [40] })],
    ['games without their cards', JSON.stringify({ ...play, played: undefined })],
  ])('is no finding: %s', (_, line) => {
    expect(parseFinding(line)).toBeUndefined();
  });
});
