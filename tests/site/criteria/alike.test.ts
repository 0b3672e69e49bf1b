import { serialize } from 'parse5';
import { expect, test } from 'vitest';

import { MAIN } from '#words/address.ts';
import { paths } from '../../../src/words/paths.ts';
import { attribute, elementsUnder, named, type Element } from '../../html/elements.ts';
import { leadingOn, notFound } from '../addresses.ts';
import { isForFrames, pages, type Page } from '../allPages.ts';
import { textIn } from '../texts.ts';

const all = [...pages.values()].filter((page) => !isForFrames(page));

/** Pages that are no part of the site: one says that there is none, the others lead on at once. */
const outside = [notFound, ...leadingOn];

/** A part of a page, but for what tells which page it is: the mark of the link to it, and where it is in another language. */
const part = ({ elements }: Page, tag: string): string =>
  serialize(named(elements, tag)[0]!)
    .replaceAll(/ aria-current="[a-z]+"/g, '')
    .replaceAll(/(class="language" href=)"[^"]*"/g, '$1""');

test.each(['header', 'footer'])('the %s is the same on every page', (tag) => {
  expect(new Set(all.map((page) => part(page, tag))).size).toBe(1);
});

const linksOf = (page: Page): Element[] => named(page.elements, 'a');

/** The names that lead to more than one place from a page. */
const ambiguous = (page: Page): string[] => {
  const places = new Map<string, Set<string>>();
  for (const link of linksOf(page)) {
    const name = textIn(link);
    places.set(name, (places.get(name) ?? new Set()).add(attribute(link, 'href') ?? ''));
  }
  return [...places].filter(([, to]) => to.size > 1).map(([name]) => `${page.address}: ${name}`);
};

test('a link says where it leads by its own name: on one page no name leads to two places', () => {
  expect(all.flatMap(ambiguous)).toEqual([]);
});

test('every page can be reached by links from the first', () => {
  const reached = new Set([paths.home()]);
  for (const address of reached) {
    for (const link of linksOf(pages.get(address)!)) {
      const { pathname } = new URL(attribute(link, 'href') ?? '', `http://site${address}`);
      if (pages.has(pathname)) reached.add(pathname);
    }
  }
  const form = named(pages.get(paths.home())!.elements, 'form').map((one) =>
    attribute(one, 'action')!,
  );
  for (const address of form) reached.add(address);
  const missing = all.map(({ address }) => address).filter((address) => !reached.has(address));
  expect(missing.filter((address) => !outside.includes(address))).toEqual([]);
});

test('every page tells in its header or footer which part of the site one is in', () => {
  const lost = all.filter(
    (page) => !linksOf(page).some((link) => attribute(link, 'aria-current') !== undefined),
  );
  expect(lost.map(({ address }) => address).sort()).toEqual([notFound, paths.search()].sort());
});

test('every page has in one landmark after another the way to its content, its header, its content, its footer', () => {
  for (const page of all) {
    const body = named(page.elements, 'body')[0]!;
    const parts = elementsUnder(body).filter((one) => one.parentNode === body);
    expect(parts.map(({ tagName }) => tagName).filter((tag) => tag !== 'script')).toEqual([
      'a',
      'header',
      'main',
      'footer',
    ]);
    expect(attribute(parts[0]!, 'href')).toBe(`#${MAIN}`);
  }
});
