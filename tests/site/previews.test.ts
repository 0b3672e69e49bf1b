import { describe, expect, test } from 'vitest';

import { paths } from '../../src/words/paths.ts';
import { preview } from '../../src/words/addresses.ts';
import { words } from '#words';
import { attribute, named, textOf } from '../html/elements.ts';
import { notFound, stepAddresses } from './addresses.ts';
import { pages, type Page } from './allPages.ts';
import { builtBytes, builtFiles } from './dist.ts';
import { inLanguage } from '../language/inLanguage.ts';

const SIGNATURE = '89504e470d0a1a0a';

/** What a page says of itself to those that show links, by the name of the tag. */
const tagsOf = ({ elements }: Page): Map<string, string> =>
  new Map(
    named(elements, 'meta').flatMap((meta) => {
      const name = attribute(meta, 'property') ?? attribute(meta, 'name');
      return name === undefined ? [] : [[name, attribute(meta, 'content') ?? ''] as const];
    }),
  );

const isListed = (page: Page) => tagsOf(page).get('robots') !== 'noindex';
const listed = [...pages.values()].filter(isListed);
const imageOf = (page: Page) => tagsOf(page).get('og:image') ?? '';

/** The file of the build at an address of this site. */
const fileAt = (address: string) => builtBytes(new URL(address).pathname);

describe('PreviewTags', () => {
  test.each(listed.map((page) => [page.address, page] as const))('on %s', (address, page) => {
    const tags = tagsOf(page);
    const canonical = named(page.elements, 'link').find(
      (link) => attribute(link, 'rel') === 'canonical',
    );
    const title = tags.get('og:title')!;
    expect([title, words.site.title(title)]).toContain(textOf(named(page.elements, 'title')[0]!));
    expect(tags.get('og:description')).toBe(tags.get('description'));
    expect(tags.get('og:url')).toBe(attribute(canonical!, 'href'));
    expect(tags.get('og:type')).toBe(address === paths.home() ? 'website' : 'article');
    expect(tags.get('og:site_name')).toBe('Crescent');
    expect(tags.get('og:locale')).toBe(inLanguage({ it: 'it_IT', en: 'en_GB' }));
    expect(tags.get('twitter:card')).toBe('summary_large_image');
    const [before, between] = words.site.pictured('…', '…').split('…') as [string, string];
    const [pictured, totals] = tags.get('og:image:alt')!.split(between) as [string, string?];
    expect(pictured.startsWith(before) && pictured.length > before.length).toBe(true);
    expect(totals).toMatch(/^\d+ .+\.$/);

    const png = fileAt(imageOf(page));
    expect(new URL(imageOf(page)).origin).toBe(new URL(tags.get('og:url')!).origin);
    expect(png.subarray(0, 8).toString('hex')).toBe(SIGNATURE);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(tags.get('og:image:type')).toBe('image/png');
    expect([tags.get('og:image:width'), tags.get('og:image:height')]).toEqual(['1200', '630']);
    expect(png.byteLength).toBeLessThanOrEqual(40_000);
  });
});

test('a page that is no destination has none', () => {
  const unlisted = [...pages.values()].filter((page) => !isListed(page));
  expect(unlisted.map(({ address }) => address)).toContain(notFound);
  expect(unlisted.filter((page) => imageOf(page) !== '')).toEqual([]);
});

test('each page has a picture of its own: no two steps have the same', () => {
  const pictures = listed.map((page) => fileAt(imageOf(page)).toString('base64'));
  expect(new Set(pictures).size).toBe(listed.length);
  expect(stepAddresses.length).toBeGreaterThan(100);
});

test('there is no picture that no page asks for', () => {
  const asked = listed.map((page) => new URL(imageOf(page)).pathname);
  const drawn = builtFiles().filter((path) => path.startsWith(preview('')));
  expect(drawn.filter((path) => !asked.includes(path))).toEqual([]);
});
