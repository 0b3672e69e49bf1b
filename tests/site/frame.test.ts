import { describe, expect, test } from 'vitest';

import { MAIN } from '#words/address.ts';
import { words } from '#words';
import { LOCALE } from '../../src/words/locales.ts';
import { paths } from '../../src/words/paths.ts';
import { attribute, elementsUnder, named, textOf } from '../html/elements.ts';
import { notFound } from './addresses.ts';
import { readPage } from './page.ts';

const { site } = words;
const said = (text: string) => text.replace(/\s+/g, ' ').trim();

describe.each([paths.home(), notFound, paths.rules()])('the frame of %s', (address) => {
  const page = readPage(address);

  test('is in its language, with one heading of the first level, in the main content', () => {
    const [main] = named(page, 'main');
    expect(attribute(named(page, 'html')[0]!, 'lang')).toBe(LOCALE);
    expect(named(page, 'h1')).toHaveLength(1);
    expect(named(elementsUnder(main!), 'h1')).toHaveLength(1);
  });

  test('begins with a link to the main content', () => {
    const [first] = named(page, 'a');
    expect(said(textOf(first!))).toBe(site.skip);
    expect(attribute(first!, 'href')).toBe(`#${MAIN}`);
    expect(attribute(named(page, 'main')[0]!, 'id')).toBe(MAIN);
  });

  test('leads to the four parts of the site', () => {
    const [nav] = named(page, 'nav');
    const links = named(elementsUnder(nav!), 'a');
    expect(links.map((link) => [said(textOf(link)), attribute(link, 'href')])).toEqual([
      [site.rules, paths.rules()],
      [site.examples, paths.examples()],
      [site.trainer, paths.trainer()],
      [site.glossary, paths.glossary()],
    ]);
  });

  test('has a search form that works with no script, its field with a label', () => {
    const form = named(page, 'form').find((one) => attribute(one, 'role') === 'search')!;
    const [label] = named(elementsUnder(form), 'label');
    const [field] = named(elementsUnder(form), 'input');
    expect([attribute(form, 'action'), attribute(form, 'method')]).toEqual([paths.search(), 'get']);
    expect(attribute(label!, 'for')).toBe(attribute(field!, 'id'));
    expect(said(textOf(label!))).toBe(site.search.label);
  });

  test('runs no script but a short one in the page, which applies the look that was set, and the home’s board', () => {
    const scripts = named(page, 'script').filter(
      (script) => attribute(script, 'type') !== 'speculationrules',
    );
    const own = scripts.filter((script) => attribute(script, 'type') !== 'module');
    expect(own.map((script) => attribute(script, 'src'))).toEqual([undefined]);
    expect(scripts.length - own.length).toBe(address === paths.home() ? 1 : 0);
    expect(Buffer.byteLength(textOf(own[0]!))).toBeLessThan(600);
  });

  test('has no id twice', () => {
    const ids = page.flatMap((element) => attribute(element, 'id') ?? []);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test('the link to the page one is on says so, and no other does', () => {
  const links = named(readPage(paths.rules()), 'a');
  const current = links.filter((link) => attribute(link, 'aria-current') !== undefined);
  expect(current.map((link) => attribute(link, 'href'))).toEqual([paths.rules()]);
});

test('the home leads to the three things to do, and shows a whole board', () => {
  const page = readPage(paths.home());
  const [main] = named(page, 'main');
  const links = named(elementsUnder(main!), 'a').map((link) => attribute(link, 'href'));
  const playOn = paths.trainer({ game: 'partita-vinta', after: 0 });
  expect(links).toEqual([playOn, paths.rules(), paths.examples(), paths.trainer()]);
  expect(page.filter((element) => attribute(element, 'id')?.startsWith('tavolo-'))).toHaveLength(
    24,
  );
});

test('the page for a wrong address offers ways back and stays out of search engines', () => {
  const page = readPage(notFound);
  const [main] = named(page, 'main');
  const links = named(elementsUnder(main!), 'a').map((link) => attribute(link, 'href'));
  expect(links).toEqual(
    expect.arrayContaining([paths.home(), paths.rules(), paths.examples(), paths.trainer()]),
  );
  const robots = named(page, 'meta').find((meta) => attribute(meta, 'name') === 'robots');
  expect(attribute(robots!, 'content')).toBe('noindex');
});
