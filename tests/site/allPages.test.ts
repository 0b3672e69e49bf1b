import { expect, test } from 'vitest';

import { attribute, named, textOf } from '../html/elements.ts';
import { LOCALE } from '../../src/words/locales.ts';
import { paths } from '../../src/words/paths.ts';
import { leadingOn, notFound, promisedAddresses } from './addresses.ts';
import { isForFrames, pages, type Page } from './allPages.ts';
import { builtText } from './dist.ts';

const all = [...pages.values()];

const tags = ({ elements }: Page, name: string) => named(elements, name);

/** The addresses of the pages for which something does not hold. */
const pagesWhere = (fails: (page: Page) => boolean) =>
  all.filter(fails).map(({ address }) => address);

test('every page that the site promises is there', () => {
  expect(promisedAddresses.filter((address) => !pages.has(address))).toEqual([]);
});

test('the sitemap lists every page but the 404, the one that leads on and those for frames', () => {
  const listed = [
    ...builtText(`${paths.home()}sitemap-0.xml`).matchAll(/<loc>([^<]*)<\/loc>/g),
  ].map(([, loc]) => new URL(loc!).pathname);
  const expected = all
    .filter((page) => !isForFrames(page))
    .map(({ address }) => address)
    .filter((address) => ![notFound, ...leadingOn].includes(address));
  expect(listed.sort()).toEqual(expected.sort());
});

test('every page says in which language it is', () => {
  expect(pagesWhere((page) => attribute(tags(page, 'html')[0]!, 'lang') !== LOCALE)).toEqual([]);
});

test('every page has one first heading', () => {
  expect(pagesWhere((page) => tags(page, 'h1').length !== 1)).toEqual([]);
});

test('every page has a description', () => {
  const description = (page: Page) =>
    tags(page, 'meta').find((meta) => attribute(meta, 'name') === 'description');
  expect(
    pagesWhere((page) => {
      const meta = description(page);
      return meta === undefined || !attribute(meta, 'content');
    }),
  ).toEqual([]);
});

test('no two pages have the same title', () => {
  const titles = all.map((page) => tags(page, 'title').map(textOf).join());
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});
