import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { words } from '#words';
import { attribute, named, textOf } from '../html/elements.ts';
import { written } from '../language/inLanguage.ts';
import {
  between,
  cellsOf,
  counted,
  drawn,
  figureOf,
  figures,
  figuresOf,
  inside,
  main,
  page,
  parts,
  range,
  rowsOf,
  said,
  survey,
  texts,
  wilson,
} from './surveyPage.ts';
import { textIn } from './texts.ts';

test('there are eleven charts, each with a sentence, a hidden picture and a table that has headings', () => {
  expect(figures).toHaveLength(11);
  for (const figure of figures) {
    expect(textIn(drawn(figure, 'shows')[0]!)).toMatch(/^[A-ZÈ].*\d.*\.$/);
    expect(drawn(figure, 'picture').map((one) => attribute(one, 'aria-hidden'))).toEqual(['true']);
    const [table] = inside(figure, 'table');
    expect(textIn(inside(table!, 'caption')[0]!)).not.toBe('');
    const heads = inside(table!, 'th').map((head) => attribute(head, 'scope'));
    const rows = rowsOf(figure);
    expect(heads.filter((scope) => scope === 'row')).toHaveLength(rows.length);
    for (const row of rows)
      expect(row).toHaveLength(heads.filter((scope) => scope === 'col').length);
  }
});

test('no two charts, and no two tables, say the same', () => {
  const all = [...figures.flatMap((one) => drawn(one, 'shows')), ...named(page, 'summary')];
  expect(all).toHaveLength(2 * figures.length);
  expect(new Set(texts(all)).size).toBe(all.length);
});

test('a picture has a bar for each row of its table, as long as the figure says', () => {
  for (const figure of figures) {
    if (drawn(figure, 'hundred').length > 0) continue;
    const bars = drawn(figure, 'bar');
    expect(bars).toHaveLength(rowsOf(figure).length);
    if (drawn(figure, 'track').length === 0) continue;
    const shown = texts(drawn(figure, 'shown'));
    const lengths = bars.map((bar) => Number.parseFloat(attribute(bar, 'width')!));
    shown.forEach((text, index) => {
      const whole = text.endsWith('%') ? 100 : 104;
      const value = Number.parseFloat(text.replace(',', '.'));
      expect(Math.abs((value / whole) * 100 - lengths[index]!)).toBeLessThanOrEqual(0.06);
    });
  }
});

test('an interval is drawn where the table tells one, from its low end to its high end', () => {
  for (const figure of figures) {
    if (drawn(figure, 'track').length === 0) continue;
    const lines = drawn(figure, 'interval').map((line) =>
      ['x1', 'x2'].map((end) => Number.parseFloat(attribute(line, end)!)),
    );
    const told = rowsOf(figure)
      .filter((row) => row.length === 4)
      .map((row) => row[3]!.match(/[\d.,]+/g)!.map((end) => Number(end.replace(',', '.'))));
    expect(lines).toHaveLength(told.length);
    told.flat().forEach((end, index) => {
      expect(Math.abs(end - lines.flat()[index]!)).toBeLessThanOrEqual(0.06);
    });
  }
});

test('the answer is the low end of the interval, as whole games of a hundred, and as many cards are full', () => {
  const { deals, won, impossible } = survey.all;
  const figure = figureOf(words.survey.answer.title);
  const least = Math.floor(wilson(won, deals)[0] * 100);
  expect(textIn(drawn(figure, 'shows')[0]!)).toBe(words.survey.answer.finding(least));
  const cards = (name: string) =>
    drawn(figure, name).map((path) => attribute(path, 'd')!.match(/z/g)?.length ?? 0);
  expect([...cards('bar'), ...cards('empty')]).toEqual([least, 100 - least]);
  expect(cellsOf(words.survey.answer.title)).toEqual([
    figuresOf(won, deals),
    figuresOf(deals - won - impossible, deals),
    figuresOf(impossible, deals),
  ]);
});

test('the tables of wins by work say what the survey found', () => {
  const { deals } = survey.all;
  expect(cellsOf(words.survey.work.time.title)).toEqual(
    survey.byTime.map(({ won }) => figuresOf(won, deals)),
  );
  expect(cellsOf(words.survey.work.states.title)).toEqual(
    survey.byStates.map(({ won }) => figuresOf(won, deals)),
  );
});

test('the tables of wins by rule say what the survey found', () => {
  const { variants } = survey;
  const rows = (names: readonly (keyof typeof variants)[]) =>
    names.map((name) => figuresOf(variants[name].won, variants[name].deals));
  expect(cellsOf(words.survey.rules.changed.title)).toEqual(
    rows(['standard', 'noLimit', 'noPasses']),
  );
});

test('who may redistribute more wins what was won with fewer too', () => {
  const { needed, variant, variants } = survey;
  let won = 0;
  const upTo = needed.map((count) => (won += count));
  expect(cellsOf(words.survey.rules.allowed.title)).toEqual(
    upTo.map((count) => figuresOf(count, variant)),
  );
  const { redistributions0, redistributions1, redistributions2, standard } = variants;
  const found = [redistributions0, redistributions1, redistributions2, standard];
  for (const [most, search] of found.entries())
    expect(upTo[most]).toBeGreaterThanOrEqual(search.won);
});

test('the tables of how wins were won say what the survey found', () => {
  const { used, needed, lengths, shortest, variant, all } = survey;
  expect(cellsOf(words.survey.redistributions.used.title)).toEqual(
    used.map((count) => parts(count, all.won)),
  );
  const unknown = needed.reduce((rest, count) => rest - count, variant);
  expect(cellsOf(words.survey.redistributions.needed.title)).toEqual(
    [...needed, unknown].map((count) => parts(count, variant)),
  );
  expect(rowsOf(figureOf(words.survey.length.title))).toEqual(
    lengths.map((count, index) => {
      const from = shortest + index * 10;
      return [between(from, from + 9), ...parts(count, all.won)];
    }),
  );
});

test('the tables of players and grades say what the survey found', () => {
  /** As of so many games, each of a deal of its own, that their error would be the same. */
  const interval = ({ mean, error }: { mean: number; error: number }, deals: number) => {
    const games = mean === 0 ? deals : (mean * (1 - mean)) / error ** 2;
    return wilson(mean * games, games);
  };
  const bestFirst = (['greedy', 'simple', 'random', 'hasty'] as const).map(
    (name) => survey.players[name],
  );
  expect(cellsOf(words.survey.players.won.title)).toEqual(
    bestFirst.map(({ deals, games, share }) => [
      counted(deals * games),
      said(share.mean),
      range(interval(share, deals)),
    ]),
  );
  expect(cellsOf(words.survey.players.cards.title)).toEqual(
    bestFirst.map(({ cards, spread }) => [
      written(Number(cards.mean.toFixed(1))),
      between(spread[1], spread[3]),
    ]),
  );
  expect(cellsOf(words.survey.grades.title)).toEqual(
    survey.grades.map(({ deals, share }) => [
      counted(deals),
      said(share.mean),
      range(interval(share, deals)),
    ]),
  );
});

const numbersIn = (text: string) => text.match(/\d+(?:[.,]\d+)*/g) ?? [];

test('each sentence has its figures from the table under it', () => {
  const { moves, needed, variant } = survey;
  const [least, lower, , upper, greatest] = moves;
  /** What a sentence reckons from more than one row, or from the spread. */
  const reckoned: Record<string, readonly (string | number)[]> = {
    [words.survey.answer.title]: [Math.floor(wilson(survey.all.won, survey.all.deals)[0] * 100)],
    [words.survey.redistributions.needed.title]: [said((needed[0]! + needed[1]!) / variant)],
    [words.survey.length.title]: [least, lower, upper, greatest],
  };
  for (const [index, figure] of figures.entries()) {
    const title = textIn(inside(figure, 'summary')[0]!).replace(/^.*?: /, '');
    const sentence = textIn(drawn(figure, 'shows')[0]!).replace(/ (?:su|out of) 10[04]/, '');
    const known = [...rowsOf(figure).flat(), ...(reckoned[title] ?? [])].flatMap((text) =>
      numbersIn(`${text}`.replace(/[.,]0$/, '')),
    );
    const unknown = numbersIn(sentence).filter((number) => !known.includes(number));
    expect(unknown, `${index}: ${sentence}`).toEqual([]);
  }
});

test('no text stands outside a paragraph, a list or a heading', () => {
  const article = inside(main, 'article')[0]!;
  const loose = article.childNodes.filter(
    (node) => !('tagName' in node) && 'value' in node && textOf(node).trim() !== '',
  );
  expect(loose).toEqual([]);
});

test('the commands that repeat the survey are those that it has', () => {
  const usage = readFileSync(
    join(import.meta.dirname, '../../src/survey/command/options.ts'),
    'utf8',
  );
  const commands = texts(inside(main, 'code'));
  expect(commands[0]).toBe('npm run survey');
  const options = commands.flatMap(
    (command) => /-- (--\w+(?: \d+\/\d+)?)$/.exec(command)?.[1] ?? [],
  );
  expect(options).toHaveLength(3);
  for (const option of options) expect(`${usage} --help`).toContain(option);
});
