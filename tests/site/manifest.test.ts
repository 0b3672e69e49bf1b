import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { words } from '#words';
import { LOCALE } from '../../src/words/locales.ts';
import { paths } from '../../src/words/paths.ts';
import { attribute } from '../html/elements.ts';
import { isForFrames, pages } from './allPages.ts';
import { builtText } from './dist.ts';

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly purpose: string;
}

const dist = join(import.meta.dirname, '../../dist');
const manifest = JSON.parse(builtText(paths.manifest())) as Record<string, unknown> & {
  readonly icons: readonly Icon[];
  readonly shortcuts: readonly { readonly url: string }[];
};

/** The width and height that a PNG says it has. */
const sizeOf = (address: string): string => {
  const png = readFileSync(join(dist, address));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
};

test('the site can be installed: it has a name, a start, colours, and icons as large as it says', () => {
  expect(manifest).toMatchObject({
    id: paths.home(),
    start_url: paths.home(),
    scope: paths.home(),
    lang: LOCALE,
    display: 'standalone',
    name: words.site.tagline,
    short_name: words.site.name,
    background_color: '#faf7f0',
    theme_color: '#faf7f0',
  });
  expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['512x512', 'maskable'],
  ]);
  for (const { src, sizes } of manifest.icons) expect(sizeOf(src)).toBe(sizes);
  for (const { url } of manifest.shortcuts) expect(pages.has(url)).toBe(true);
});

test('every page, but those for frames, names the manifest, an icon, and one for a home screen', () => {
  const wrong = [...pages.values()].filter((page) => {
    if (isForFrames(page)) return false;
    const { elements } = page;
    const links = elements.filter(({ tagName }) => tagName === 'link');
    const hrefOf = (rel: string) => {
      const link = links.find((one) => attribute(one, 'rel') === rel);
      return link && attribute(link, 'href');
    };
    return (
      hrefOf('manifest') !== paths.manifest() ||
      hrefOf('icon') !== paths.favicon() ||
      hrefOf('apple-touch-icon') !== paths.icon('180')
    );
  });
  expect(wrong.map(({ address }) => address)).toEqual([]);
  expect(sizeOf(paths.icon('180'))).toBe('180x180');
  expect(existsSync(join(dist, paths.favicon()))).toBe(true);
});
