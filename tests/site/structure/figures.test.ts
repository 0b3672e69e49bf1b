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

/** What is heard from each figure on, so many phrases of it. */
const figuresIn = (phrases: readonly string[], length: number): string[][] =>
  phrases.flatMap((phrase, index) =>
    phrase === 'figure' ? [phrases.slice(index, index + length)] : [],
  );

describe('ChartFigure', () => {
  test('is what it shows in a sentence, and its figures folded away under a name of their own', () => {
    const figures = [...figuresIn(won, 5), ...figuresIn(strategy, 5)];
    expect(figures.length).toBeGreaterThan(8);
    for (const figure of figures) {
      const [first, caption, finding, group, summary] = figure;
      expect([first, caption, group]).toEqual(['figure', 'caption', 'group']);
      expect(finding).toMatch(/^\p{Lu}.*\.$/u);
      expect(summary).toMatch(/^button, In numeri: .+, not expanded$/);
    }
    const summaries = figures.map((figure) => figure[4]);
    expect(new Set(summaries).size).toBe(summaries.length);
  });
});

describe('BarsPicture, ColumnsPicture and HundredPicture', () => {
  test('are for the eye: nothing is heard between the sentence and the figures', () => {
    expect(withRole(won, 'image')).toEqual([]);
    for (const figure of figuresIn(won, 5)) expect(figure[3]).toBe('group');
  });
});

describe('NumbersTable', () => {
  test('has a name, a heading for each column and each row, and a cell for each figure', () => {
    const [figure] = figuresIn(wonOpen, 40);
    const table = between(
      figure!,
      figure!.find((phrase) => phrase.startsWith('table, '))!,
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
  test('is a figure with a row for each taste', () => {
    const [figure] = figuresIn(strategyOpen, 40);
    expect(figure![2]).toMatch(/^L’attento vince .* partite su 100/);
    expect(withRole(figure!, 'rowheader').length).toBeGreaterThanOrEqual(4);
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
