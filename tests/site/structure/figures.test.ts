// @vitest-environment jsdom
import { beforeAll, describe, expect, test } from 'vitest';

import { between, withRole, wordsOf } from '../../structure/phrases.ts';
import { said, survey } from '../surveyPage.ts';
import { heardAt } from './page.ts';

let won: string[];
let wonOpen: string[];
let strategy: string[];
let strategyOpen: string[];
beforeAll(async () => {
  won = await heardAt('/quanto-si-vince/');
  wonOpen = await heardAt('/quanto-si-vince/', { open: true });
  strategy = await heardAt('/strategia/');
  strategyOpen = await heardAt('/strategia/', { open: true });
});

/** What is heard of each chart, so many phrases of it: the sentence, then its figures, which are a group. */
const chartsIn = (phrases: readonly string[], length: number): string[][] =>
  phrases.flatMap((phrase, index) =>
    phrase.startsWith('button, In numeri: ') ? [phrases.slice(index - 2, index - 2 + length)] : [],
  );

describe('ChartFigure', () => {
  test('is what it shows in a sentence, and its figures folded away under a name of their own', () => {
    const charts = [...chartsIn(won, 3), ...chartsIn(strategy, 3)];
    expect(charts.length).toBeGreaterThan(8);
    for (const [finding, group, summary] of charts) {
      expect(group).toBe('group');
      expect(finding).toMatch(/^\p{Lu}.*\.$/u);
      expect(summary).toMatch(/^button, In numeri: .+, not expanded$/);
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
    expect(wordsOf(table[0]!)).toContain(`${survey.deals} partite`);
    expect(withRole(table, 'columnheader')).toEqual(
      ['Esito', 'Partite', 'Su 100', 'Intervallo'].map((name) => `columnheader, ${name}`),
    );
    const row = table.indexOf('rowheader, Vittoria trovata');
    expect(table.slice(row - 1, row + 3)).toEqual([
      'row',
      'rowheader, Vittoria trovata',
      `cell, ${survey.all.won}`,
      `cell, ${said(survey.all.won / survey.all.deals)}`,
    ]);
  });
});

describe('SurveyChart and SurveySays', () => {
  test('tell of the wins what the figures say', () => {
    const text = won.join('\n');
    expect(text).toContain('Si possono vincere almeno 99 partite su 100.');
    expect(text).toContain(`il programma ha trovato una vittoria in ${survey.all.won}`);
  });
});

describe('Finding', () => {
  test('follows the heading of its advice, and says that it is a count', () => {
    const headings = withRole(strategy, 'heading').slice(1);
    const found = strategy.filter((phrase) => phrase.startsWith('Il conto: '));
    expect(found.length).toBeGreaterThanOrEqual(headings.length - 1);
    const first = strategy.indexOf(headings[0]!);
    expect(strategy[first + 1]).toMatch(/^Il conto: Partite provate: 3100\./);
  });
});

describe('TasteChart', () => {
  test('is a chart with a row for each taste', () => {
    const [chart] = chartsIn(strategyOpen, 40);
    expect(chart![0]).toMatch(/^L’attento vince .* partite su 100/);
    expect(withRole(chart!, 'rowheader').length).toBeGreaterThanOrEqual(4);
  });
});

describe('Turnings', () => {
  test('is a table with a row for each redistribution (R20), open at once', () => {
    const caption = strategy.find((phrase) => phrase.startsWith('table, Le ridistribuzioni'))!;
    const table = between(strategy, caption);
    expect(withRole(table, 'rowheader').slice(0, 3).map(wordsOf)).toEqual([
      'Prima',
      'Seconda',
      'Terza',
    ]);
  });
});
