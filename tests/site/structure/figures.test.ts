// @vitest-environment jsdom
import { beforeAll, describe, expect, test } from 'vitest';

import { words } from '#words';
import { paths } from '../../../src/words/paths.ts';
import { inLanguage } from '../../language/inLanguage.ts';
import { between, withRole, wordsOf } from '../../structure/phrases.ts';
import { counted, said, survey, wilson } from '../surveyPage.ts';
import { heardAt } from './page.ts';

const { answer, columns } = words.survey;
const { turnings } = words.strategy;
/** What every button begins with that opens the figures of a chart. */
const folded = `button, ${words.chart.numbers('')}`;

let won: string[];
let wonOpen: string[];
let strategy: string[];
let strategyOpen: string[];
beforeAll(async () => {
  won = await heardAt(paths.winnable());
  wonOpen = await heardAt(paths.winnable(), { open: true });
  strategy = await heardAt(paths.strategy());
  strategyOpen = await heardAt(paths.strategy(), { open: true });
});

/** What is heard of each chart, so many phrases of it: the sentence, then its figures, which are a group. */
const chartsIn = (phrases: readonly string[], length: number): string[][] =>
  phrases.flatMap((phrase, index) =>
    phrase.startsWith(folded) ? [phrases.slice(index - 2, index - 2 + length)] : [],
  );

describe('ChartFigure', () => {
  test('is what it shows in a sentence, and its figures folded away under a name of their own', () => {
    const charts = [...chartsIn(won, 3), ...chartsIn(strategy, 3)];
    expect(charts.length).toBeGreaterThan(8);
    for (const [finding, group, summary] of charts) {
      expect(group).toBe('group');
      expect(finding).toMatch(/^\p{Lu}.*\.$/u);
      expect(summary!.slice(folded.length)).toMatch(/.+, not expanded$/);
    }
    const summaries = charts.map((chart) => chart[2]);
    expect(new Set(summaries).size).toBe(summaries.length);
  });
});

describe('BarsPicture, ColumnsPicture and HundredPicture', () => {
  test('are for the eye: nothing is heard between the sentence and the figures', () => {
    expect(withRole(won, 'image')).toEqual([]);
    for (const [finding, group] of chartsIn(won, 2)) {
      expect(finding).toMatch(/\.$/);
      expect(group).toBe('group');
    }
  });
});

describe('NumbersTable', () => {
  test('has a name, a heading for each column and each row, and a cell for each figure', () => {
    const [chart] = chartsIn(wonOpen, 40);
    const table = between(
      chart!,
      chart!.find((phrase) => phrase.startsWith('table, '))!,
    );
    expect(wordsOf(table[0]!)).toBe(answer.caption(survey.deals));
    expect(withRole(table, 'columnheader')).toEqual(
      [answer.column, columns.games, columns.share, columns.interval].map(
        (name) => `columnheader, ${name}`,
      ),
    );
    const row = table.indexOf(`rowheader, ${answer.outcomes.won}`);
    expect(table.slice(row - 1, row + 3)).toEqual([
      'row',
      `rowheader, ${answer.outcomes.won}`,
      `cell, ${counted(survey.all.won)}`,
      `cell, ${said(survey.all.won / survey.all.deals)}`,
    ]);
  });
});

describe('SurveyChart and SurveySays', () => {
  test('tell of the wins what the figures say', () => {
    const text = won.join('\n');
    const { won: count, deals } = survey.all;
    expect(text).toContain(answer.finding(99));
    expect(text).toContain(answer.told(count, deals, wilson(count, deals)));
  });
});

describe('Finding', () => {
  test('follows the heading of its advice, and says that it is a count', () => {
    const headings = withRole(strategy, 'heading').slice(1);
    const found = strategy.filter((phrase) => phrase.startsWith(`${words.strategy.evidence}: `));
    expect(found.length).toBeGreaterThanOrEqual(headings.length - 1);
    const first = strategy.indexOf(headings[0]!);
    expect(strategy[first + 1]).toBe(
      `${words.strategy.evidence}: ${words.strategy.winnable({ count: survey.all.won, of: survey.all.deals })}`,
    );
  });
});

describe('TasteChart', () => {
  test('is a chart with a row for each taste', () => {
    const [chart] = chartsIn(strategyOpen, 40);
    const finding = inLanguage({
      it: /^L’attento vince .* partite su 100/,
      en: /^The careful player wins .* games out of 100/,
    });
    expect(chart![0]).toMatch(finding);
    expect(withRole(chart!, 'rowheader').length).toBeGreaterThanOrEqual(4);
  });
});

describe('Turnings', () => {
  test('is a table with a row for each redistribution (R20), open at once', () => {
    const caption = strategy.find((phrase) =>
      phrase.startsWith(`table, ${turnings.caption(survey.all.won)}`),
    )!;
    const table = between(strategy, caption);
    expect(withRole(table, 'rowheader').slice(0, 3).map(wordsOf)).toEqual(
      [0, 1, 2].map(turnings.ordinal),
    );
  });
});
