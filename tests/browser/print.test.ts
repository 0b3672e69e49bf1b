import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { en } from '../../src/words/en.ts';
import { it, type Words } from '../../src/words/it.ts';
import { paths } from '../../src/words/paths.ts';
import { print, squeezed, textOf, type Print, type Printed } from './printed.ts';
import { test } from './site.ts';

const A4 = { width: 210, height: 297 };
/** What a column is wide, in points, and more than any text of it is set in. */
const COLUMN = 240;
/** The height of a line and what may be over it, in points. */
const LINE = 14;

const textsOf = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).allTextContents();

/** The last run of each text that is found in the order of the page, or undefined where it is not. */
const placesOf = ({ runs }: Print, texts: readonly string[]): (number | undefined)[] => {
  let from = 0;
  return texts.map((text) => {
    for (let first = from; first < runs.length; first++) {
      let read = '';
      for (let last = first; squeezed(text).startsWith(read) && last < runs.length; last++) {
        read += squeezed(runs[last]!.text);
        if (read === squeezed(text)) {
          from = last + 1;
          return last;
        }
      }
    }
    return undefined;
  });
};

/** Whether something stands under something else in the same column of the same sheet. */
const isUnder = (upper: Printed, lower: Printed): boolean =>
  lower.sheet === upper.sheet && lower.y < upper.y && Math.abs(lower.x - upper.x) < COLUMN;

/** The headings that have nothing close under them. What is positioned comes last in a PDF, so only where it is tells. */
const stranded = async (page: Page, printed: Print): Promise<string[]> => {
  const headings = await textsOf(page, 'main :is(h2, h3)');
  const places = placesOf(printed, headings);
  const isHeading = (run: Printed) => places.some((place) => printed.runs[place ?? -1] === run);
  expect(headings.length).toBeGreaterThan(0);
  return headings.filter((_, index) => {
    const heading = printed.runs[places[index] ?? -1];
    const under = (run: Printed) => isUnder(heading!, run) && heading!.y - run.y < 3 * LINE;
    return !heading || !printed.runs.some((run) => !isHeading(run) && under(run));
  });
};

/** The whole boards whose caption and whose last line are not one above the other. */
const cutBoards = async (page: Page, { runs }: Print): Promise<string[]> => {
  const boards = page.locator('.board:has(.horseshoe)');
  const captions = await boards.locator('.caption').allTextContents();
  const cut = captions.filter((caption) => {
    const top = runs.find(({ text }) => squeezed(text) === squeezed(caption));
    return !runs.some(
      ({ text, ...run }) =>
        /(?:sulle\s+fondazioni|on\s+the\s+foundations)/.test(text) &&
        top &&
        isUnder(top, { text, ...run }),
    );
  });
  expect(captions.length).toBeGreaterThan(0);
  return cut;
};

/** What is worked on a screen, and is of no use on paper. */
const notPrinted = ({ site }: Words) => [site.skip, site.search.button, site.about, site.contents];

const languages = [
  { language: 'Italian', words: it, rules: '/regole/', card: '/scheda/' },
  { language: 'English', words: en, rules: '/en/rules/', card: '/en/summary/' },
];

describe.each(languages)('in $language the rules, as a leaflet', ({ words, rules }) => {
  test('take at most four sheets of A4, with every section and every board', async ({ page }) => {
    await page.goto(rules);
    const printed = await print(page);
    expect(printed.sheets.length).toBeLessThanOrEqual(4);
    expect(printed.sheets).toEqual(printed.sheets.map(() => A4));
    const text = textOf(printed);
    for (const paragraph of await textsOf(page, '.prose > p')) {
      // A board of the same sheet may be written between the two parts of one that a sheet’s end divides.
      expect(text).toContain(squeezed(paragraph).slice(0, 30));
      expect(text).toContain(squeezed(paragraph).slice(-30));
    }
    for (const said of notPrinted(words)) expect(text).not.toContain(squeezed(said));
    expect(await stranded(page, printed)).toEqual([]);
    expect(await cutBoards(page, printed)).toEqual([]);
  });
});

describe.each(languages)('in $language the card', ({ words, rules, card }) => {
  test('is one sheet of A4, which has everything but what is said of printing it', async ({
    page,
  }) => {
    await page.goto(card);
    const printed = await print(page);
    expect(printed.sheets).toEqual([A4]);
    const text = textOf(printed);
    for (const item of await textsOf(page, 'main li:not(.board li)'))
      expect(text).toContain(squeezed(item));
    const [hint] = await textsOf(page, '.on-screen p');
    expect(text).not.toContain(squeezed(hint!));
    expect(await stranded(page, printed)).toEqual([]);
    expect(await cutBoards(page, printed)).toEqual([]);
  });

  test('can be reached from the rules, and from the foot of any page', async ({ page }) => {
    for (const place of ['main', 'footer']) {
      await page.goto(rules);
      await page.locator(place).getByRole('link', { name: words.site.card }).click();
      expect(new URL(page.url()).pathname).toBe(card);
    }
  });
});

test('the moves of the won game print as a list, each one whole and in its order', async ({
  page,
}) => {
  await page.goto(paths.examples());
  const moves = await textsOf(page, '.played li');
  const printed = await print(page);
  expect(moves.length).toBeGreaterThan(100);
  expect(printed.sheets.length).toBeLessThanOrEqual(6);
  const text = textOf(printed);
  const places = moves.map((move) => text.indexOf(squeezed(move)));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(await stranded(page, printed)).toEqual([]);
});

test('on paper the figures of every chart stand under it, though none was opened', async ({
  page,
}) => {
  await page.goto(paths.winnable());
  const tables = await page.locator('.chart table').all();
  expect(tables.length).toBeGreaterThan(0);
  const areSeen = () => Promise.all(tables.map((table) => table.isVisible()));
  expect(await areSeen()).not.toContain(true);
  await page.emulateMedia({ media: 'print' });
  expect(await areSeen()).not.toContain(false);
});
