import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Survey } from '../../src/survey/summary.ts';
import { LOCALE } from '../../src/words/locales.ts';
import { paths } from '../../src/words/paths.ts';
import { classesOf, elementsUnder, named, type Element } from '../html/elements.ts';
import { inLanguage, written } from '../language/inLanguage.ts';
import { readPage } from './page.ts';
import { textIn } from './texts.ts';

const file = join(import.meta.dirname, '../../content/survey/survey.json');

/** The figures that the page is drawn from. */
export const survey = JSON.parse(readFileSync(file, 'utf8')) as Survey;

/** What stands on the page, and where its charts are. */
export const page = readPage(paths.winnable());
export const main = named(page, 'main')[0]!;
export const figures = page.filter((one) => classesOf(one).includes('chart'));

export const inside = (element: Element, tag: string) => named(elementsUnder(element), tag);
export const texts = (elements: readonly Element[]) => elements.map(textIn);
export const drawn = (figure: Element, name: string) =>
  elementsUnder(figure).filter((one) => classesOf(one).includes(name));

/** The rows of a figure's table, heading first. */
export const rowsOf = (figure: Element): string[][] =>
  inside(inside(figure, 'tbody')[0]!, 'tr').map((row) => texts(elementsUnder(row)));

/** The chart whose table is opened by this title. Throws if there is none. */
export const figureOf = (title: string): Element => {
  const figure = figures.find((one) => textIn(inside(one, 'summary')[0]!).endsWith(`: ${title}`));
  if (!figure) throw new Error(`No chart has «${title}».`);
  return figure;
};

/** Parts of a hundred as this page writes them, by way of its own: “98.4”, «98,4». */
export const said = (share: number): string => {
  for (const decimals of [1, 2, 3, 4]) {
    const text = (share * 100).toFixed(decimals);
    if (Number(text) > 0 && Number(text) < 100) return written(text);
  }
  return `${Math.round(share * 100)}`;
};

/** Wilson's interval, by its roots: the shares p for which (p̂ − p)² = z² p (1 − p) / n. */
export const wilson = (count: number, of: number): [number, number] => {
  const share = count / of;
  const z2 = 1.959964 ** 2 / of;
  const [a, b, c] = [1 + z2, -(2 * share + z2), share ** 2];
  const root = Math.sqrt(Math.max(0, b ** 2 - 4 * a * c));
  return [Math.max(0, (-b - root) / (2 * a)), Math.min(1, (-b + root) / (2 * a))];
};

export const between = (low: string | number, high: string | number): string =>
  inLanguage({ it: `da ${low} a ${high}`, en: `${low} to ${high}` });

export const range = ([low, high]: readonly [number, number]): string =>
  between(said(low), said(high));

export const counted = (count: number): string => new Intl.NumberFormat(LOCALE).format(count);

export const figuresOf = (count: number, of: number): string[] => [
  counted(count),
  said(count / of),
  range(wilson(count, of)),
];

export const parts = (count: number, of: number): string[] => [counted(count), said(count / of)];

export const cellsOf = (title: string) => rowsOf(figureOf(title)).map(([, ...cells]) => cells);
