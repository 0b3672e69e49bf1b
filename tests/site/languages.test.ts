import { describe, expect, test } from 'vitest';

import { DEFAULT_LOCALE, folderOf, LOCALES, type Locale } from '../../src/words/locales.ts';
import { attribute, named, withClass } from '../html/elements.ts';
import { everyPage, type Page } from './allPages.ts';
import { builtText } from './dist.ts';

const pages = everyPage();
const all = [...pages.values()];

const localeOf = ({ elements }: Page) => attribute(named(elements, 'html')[0]!, 'lang') as Locale;

const linksOf = ({ elements }: Page, rel: string) =>
  named(elements, 'link').filter((link) => attribute(link, 'rel') === rel);

const addressIn = (href: string) => new URL(href).pathname;

/** Where a page says that it is in each language, and for whoever reads none. */
const alternatesOf = (page: Page): Readonly<Record<string, string>> =>
  Object.fromEntries(
    linksOf(page, 'alternate').map((link) => [
      attribute(link, 'hreflang')!,
      addressIn(attribute(link, 'href')!),
    ]),
  );

const isForSearchEngines = ({ elements }: Page) =>
  !named(elements, 'meta').some((meta) => attribute(meta, 'content') === 'noindex');

const listed = all.filter(isForSearchEngines);
const unlisted = all.filter((page) => !isForSearchEngines(page));

/** The addresses of the pages for which something does not hold. */
const where = (some: readonly Page[], fails: (page: Page) => boolean) =>
  some.filter(fails).map(({ address }) => address);

test('every page lies in the folder of the language that it is in', () => {
  expect(
    where(all, (page) => {
      const folders = LOCALES.map(folderOf).filter((one) => page.address.startsWith(`${one}/`));
      return (
        folders.sort((one, other) => other.length - one.length)[0] !== folderOf(localeOf(page))
      );
    }),
  ).toEqual([]);
});

test('every page that search engines list says that its own address is the one to list', () => {
  expect(
    where(listed, (page) => {
      const canonical = linksOf(page, 'canonical').map((link) => attribute(link, 'href')!);
      return canonical.map(addressIn).join() !== page.address;
    }),
  ).toEqual([]);
  expect(where(unlisted, (page) => linksOf(page, 'alternate').length > 0)).toEqual([]);
});

describe('Alternates', () => {
  test('and names itself in each language, and the first for whoever reads none', () => {
    expect(
      where(listed, (page) => {
        const alternates = alternatesOf(page);
        return (
          Object.keys(alternates).join() !== [...LOCALES, 'x-default'].join() ||
          alternates[localeOf(page)] !== page.address ||
          alternates['x-default'] !== alternates[DEFAULT_LOCALE]
        );
      }),
    ).toEqual([]);
  });

  test('each of those is a page in that language, which names them back', () => {
    const faults = listed.flatMap((page) => {
      const alternates = alternatesOf(page);
      return LOCALES.filter((locale) => {
        const other = pages.get(alternates[locale]!);
        return (
          other === undefined ||
          localeOf(other) !== locale ||
          JSON.stringify(alternatesOf(other)) !== JSON.stringify(alternates)
        );
      }).map((locale) => `${page.address} in ${locale}`);
    });
    expect(faults).toEqual([]);
  });
});

test('no language has a page that another lacks', () => {
  const counts = (some: readonly Page[]) =>
    LOCALES.map((locale) => some.filter((page) => localeOf(page) === locale).length);
  expect(new Set(counts(listed)).size).toBe(1);
  expect(new Set(counts(unlisted)).size).toBe(1);
  expect(counts(listed)[0]).toBeGreaterThan(150);
});

test('the way to another language leads to the same place in it, and says in that language which it is', () => {
  const faults = all.flatMap((page) => {
    const alternates = alternatesOf(page);
    return withClass(page.elements, 'language').filter((link) => {
      const locale = attribute(link, 'hreflang')!;
      const to = attribute(link, 'href')!;
      const isThere = localeOf(pages.get(to) ?? page) === locale;
      const isSame = isForSearchEngines(page) ? to === alternates[locale] : isThere;
      return attribute(link, 'lang') !== locale || !isThere || !isSame;
    });
  });
  expect(faults).toEqual([]);
  const without = where(listed, (page) => {
    const ways = withClass(page.elements, 'language').map((link) => attribute(link, 'hreflang'));
    return ways.join() !== LOCALES.filter((locale) => locale !== localeOf(page)).join();
  });
  expect(without).toEqual([]);
});

test('robots.txt names the sitemap of each language', () => {
  const maps = [...builtText('/robots.txt').matchAll(/^Sitemap: (\S+)$/gm)].map(([, map]) => map!);
  expect(maps.map(addressIn)).toEqual(
    LOCALES.map((locale) => `${folderOf(locale)}/sitemap-index.xml`),
  );
});
