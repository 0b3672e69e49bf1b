import { describe, expect, test } from 'vitest';

import type { PlayFinding, SearchFinding } from '../../../src/survey/finding.ts';
import { collect, type Findings } from '../../../src/survey/findings.ts';
import { gradesOf, summarise } from '../../../src/survey/summarise.ts';
import type { Turning } from '../../../src/survey/lineFacts.ts';
import { madeSurvey, open, win } from './madeFindings.ts';

const collected = (...survey: Parameters<typeof madeSurvey>): Findings => {
  const result = collect(madeSurvey(...survey), survey[0]);
  if (!result.ok) throw new Error(JSON.stringify(result.missing));
  return result.findings;
};

const turning = (turned: Partial<Turning>): Turning => ({
  played: 40,
  moves: 0,
  plays: 0,
  emptied: 0,
  ...turned,
});

const games = (won: number, ...played: number[]) => ({
  won,
  played: [...Array<number>(won).fill(104), ...played],
});

/** 40 games of which so many are won; in the others 54 cards are played. */
const forty = (won: number) => games(won, ...Array<number>(40 - won).fill(54));

const impossible = { outcome: 'impossible' as const, searched: 300, ms: 1 };

/**
 * Five deals, three of them for the variants. By the rules the first three are won and the last is proved to have no win.
 * The first is easy, the second middling, the third hard.
 */
const findings = collected(
  { deals: 5, variant: 3 },
  {
    standard: [
      win(9000, {
        moves: 131,
        passes: 4,
        stacked: 31,
        firstEmptied: 60,
        turnings: [turning({ played: 50, moves: 3, plays: 1, emptied: 1 })],
        order: { sooner: 20, later: 10 },
        twins: { sooner: 2, later: 1 },
      }),
      win(200_000, {
        moves: 140,
        passes: 8,
        stacked: 36,
        firstEmptied: 40,
        turnings: [turning({ played: 30 }), turning({ played: 70, moves: 2, emptied: 4 })],
        order: { sooner: 5, later: 9 },
      }),
      { ...win(2_500_000, { moves: 149, passes: 6, stacked: 47, turnings: [] }), width: 96 },
      open(20_000_000),
      impossible,
    ],
    greedy: [forty(20), forty(8), forty(0), forty(0), forty(4)],
    greedyWithoutOrder: [forty(10), forty(0), forty(2)],
    hasty: [
      games(0, 20, 30),
      games(0, 40, 50),
      games(0, 30, 30),
      games(0, 8, 12),
      games(0, 10, 10),
    ],
    simple: [games(1, 60), games(0, 50, 70), games(2), games(0, 44, 44), games(0, 60, 60)].map(
      (result) => ({ ...result, order: { sooner: 3, later: 4 } }),
    ),
    redistributions4: [win(100), win(100), win(100)],
    redistributions2: [win(9000), { ...win(9000), width: 12 }],
    redistributions1: [
      win(80_000, { turnings: [turning({ played: 61 })] }),
      win(300_000, { turnings: [turning({ played: 67, moves: 1 })] }),
      impossible,
    ],
    redistributions0: [win(1_000_000)],
    noPasses: [win(100), impossible, impossible],
  },
);

const survey = summarise(findings);

describe('what searches found', () => {
  test('is counted over all deals', () => {
    expect(survey).toMatchObject({ deals: 5, variant: 3 });
    expect(survey.all).toEqual({ deals: 5, states: 20_000_000, won: 3, impossible: 1 });
  });

  test('is counted by limits, of states and of time', () => {
    const wonWithin = (counts: typeof survey.byStates, limit: number) =>
      counts.find((count) => count.limit === limit)?.won;
    expect(wonWithin(survey.byStates, 10_000)).toBe(1);
    expect(wonWithin(survey.byStates, 100_000)).toBe(1);
    expect(wonWithin(survey.byStates, 300_000)).toBe(2);
    expect(wonWithin(survey.byStates, 3_000_000)).toBe(3);
    // A millisecond for a thousand states: 9, 200 and 2500 ms.
    expect(survey.byTime.map(({ won }) => won)).toEqual([1, 1, 1, 2, 2, 3, 3]);
    expect(survey.byTime.map(({ limit }) => limit)).toEqual([10, 30, 100, 300, 1000, 3000, 10_000]);
  });

  test('is compared by variants on the same deals, within the same states', () => {
    const won = Object.entries(survey.variants).map(([name, summary]) => [name, summary.won]);
    expect(Object.fromEntries(won)).toEqual({
      redistributions0: 1,
      redistributions1: 2,
      redistributions2: 2,
      standard: 2,
      redistributions4: 3,
      noLimit: 0,
      noPasses: 1,
    });
    expect(survey.variants.standard).toEqual({
      deals: 3,
      states: 2_000_000,
      won: 2,
      impossible: 0,
    });
    expect(survey.variants.noPasses.impossible).toBe(2);
  });

  test('tells the redistributions that wins need, and those that they use', () => {
    expect(survey.needed).toEqual([1, 1, 0, 0, 1]);
    expect(survey.used).toEqual([1, 1, 1]);
  });

  test('tells the speed of those that took long enough', () => {
    expect(survey.statesPerSecond).toBe(1_000_000);
  });
});

describe('what wins have in common', () => {
  test('is how long they are', () => {
    expect(survey.moves).toEqual([131, 140, 140, 149, 149]);
    expect(survey.shortest).toBe(130);
    expect(survey.lengths).toEqual([1, 2]);
  });

  test('is how they were played', () => {
    const { turnings, ...lines } = survey.lines;
    expect(lines).toEqual({
      wins: 3,
      passes: [4, 6, 6, 8, 8],
      stacked: [31, 36, 36, 47, 47],
      firstEmptied: [40, 50, 50, 60, 60],
      order: { sooner: 25, later: 19 },
      twins: { sooner: 2, later: 1 },
    });
    expect(turnings).toEqual([
      {
        wins: 2,
        played: [30, 30, 50, 50, 50],
        emptied: [0, 0, 1, 1, 1],
        withMoves: 1,
        withPlays: 1,
      },
      {
        wins: 1,
        played: [70, 70, 70, 70, 70],
        emptied: [4, 4, 4, 4, 4],
        withMoves: 1,
        withPlays: 0,
      },
    ]);
  });
});

describe('how players fare', () => {
  test('is the share of their games, deal by deal', () => {
    // Of 40: 20, 8, 0, 0 and 4, so shares of .5, .2, 0, 0, .1: their mean is .16, and their squares' distance .172.
    expect(survey.players.greedy).toMatchObject({
      deals: 5,
      games: 40,
      won: 32,
      share: { mean: 0.16, error: 0.09274 },
    });
    expect(survey.players.simple).toMatchObject({ games: 2, won: 3, share: { mean: 0.3 } });
  });

  test('is the cards that they played, deal by deal and in all games', () => {
    // Means of 25, 45, 30, 10 and 10.
    expect(survey.players.hasty.cards.mean).toBe(24);
    expect(survey.players.hasty.spread).toEqual([8, 10, 30, 30, 50]);
  });

  test('is compared by tastes on the deals of the variants', () => {
    expect(survey.tastes.greedy).toMatchObject({ deals: 3, won: 28 });
    expect(survey.tastes.greedyWithoutOrder).toMatchObject({ won: 12, share: { mean: 0.1 } });
    // 28 of 120 games against 12.
    expect(survey.losses.greedyWithoutOrder.mean).toBeCloseTo(16 / 120, 3);
  });

  test('tells in what order those who choose at random stack', () => {
    expect(survey.orders).toEqual({
      simple: { sooner: 15, later: 20 },
      random: { sooner: 0, later: 0 },
    });
  });
});

describe('grades', () => {
  test('of the deals come in their order', () => {
    expect(gradesOf(findings)).toEqual([1, 2, 3, undefined, undefined]);
  });

  test('have the deals and the share of greedy games won', () => {
    expect(survey.grades).toEqual([
      { deals: 1, share: { mean: 0.5, error: 0 } },
      { deals: 1, share: { mean: 0.2, error: 0 } },
      { deals: 1, share: { mean: 0, error: 0 } },
    ]);
  });
});

describe('a survey', () => {
  const turned = { turnings: [turning({})] };

  test('of one deal has figures too, all of them numbers', () => {
    const one = collected({ deals: 1, variant: 1 }, { standard: [win(10, turned)] });
    expect(JSON.stringify(summarise(one))).not.toContain('null');
    expect(summarise(one).grades[2]).toEqual({ deals: 0, share: { mean: 0, error: 0 } });
  });

  test('without a win says that it is too small', () => {
    expect(() => summarise(collected({ deals: 1, variant: 1 }))).toThrow('take more deals');
  });

  test('a hundred times as large is summed up as well', () => {
    const deals = 310_000;
    const search = { ...win(10, turned), study: 'standard', deal: 0, states: 100 };
    const searches = Array<SearchFinding>(deals).fill(search as SearchFinding);
    const plays: PlayFinding[] = [{ study: 'hasty', deal: 0, states: 0, ...games(0, 20, 30) }];
    const large: Findings = {
      size: { deals, variant: 1 },
      searches: (_, count) => searches.slice(0, count),
      plays: () => plays,
    };
    expect(summarise(large)).toMatchObject({ all: { won: deals }, lines: { wins: deals } });
  });
});
