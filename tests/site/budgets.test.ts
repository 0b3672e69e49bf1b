import { expect, test } from 'vitest';

import { paths } from '../../src/words/paths.ts';
import { attribute } from '../html/elements.ts';
import { lessonAddresses, lessonsAddress, stepAddresses } from './addresses.ts';
import { pageAt, pages } from './allPages.ts';
import { brotliBytes, builtText } from './dist.ts';
import { resourcesOf } from './resources.ts';
import { loadedBytes, scriptsOf } from './scripts.ts';

/** Bytes are brotli, as a browser fetches them; a kB is 1000 of them. */
const kB = 1000;

/** The pages that are programs as well; their script has budgets of its own. */
const programs = [
  '/allenamento/',
  '/allenamento/si-puo-fare/',
  '/ricerca/',
  lessonsAddress,
  ...lessonAddresses,
  ...stepAddresses,
];

test('the rules page, HTML and CSS, is within 13 kB', () => {
  const { html, elements } = pageAt('/regole/');
  const sheets = elements
    .filter((element) => attribute(element, 'rel') === 'stylesheet')
    .map((element) => builtText(attribute(element, 'href')!));
  const bytes = [html, ...sheets].map(brotliBytes).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeLessThanOrEqual(13 * kB);
});

test('the rules page takes no more than 3 requests', () => {
  const page = pageAt('/regole/');
  const fetched = resourcesOf(page).filter((address) => !/^data:|^#/.test(address));
  const all = new Set([page.address, ...fetched, ...scriptsOf(page).loaded]);
  expect(all.size, [...all].join(' ')).toBeLessThanOrEqual(3);
});

test('any other page runs at most one inline script, under 600 bytes', () => {
  const over = [...pages.values()]
    .filter(({ address }) => !programs.includes(address))
    .map((page) => ({ address: page.address, ...scriptsOf(page) }))
    .filter(({ inline, loaded }) => {
      const isLong = inline.some((text) => Buffer.byteLength(text) >= 600);
      return loaded.length > 0 || inline.length > 1 || isLong;
    });
  expect(over).toEqual([]);
});

test('the script of each page of the step-through is within 14 kB', () => {
  const sizes = stepAddresses.map((address) => ({
    address,
    bytes: loadedBytes(scriptsOf(pageAt(address))),
  }));
  expect(sizes.filter(({ bytes }) => bytes > 14 * kB)).toEqual([]);
});

test('the script of the trainer, before a hint is asked, is within 24 kB', () => {
  expect(loadedBytes(scriptsOf(pageAt('/allenamento/')))).toBeLessThanOrEqual(24 * kB);
});

test('the script of the drill is within 24 kB, the worker that makes its questions included', () => {
  const scripts = scriptsOf(pageAt('/allenamento/si-puo-fare/'));
  const later = scripts.later.map((path) => brotliBytes(builtText(path)));
  expect(later).toHaveLength(1);
  expect(loadedBytes(scripts) + later[0]!).toBeLessThanOrEqual(24 * kB);
});

test('the script of each lesson, the trainer’s and its own, is within 27 kB', () => {
  const sizes = lessonAddresses.map((address) => ({
    address,
    bytes: loadedBytes(scriptsOf(pageAt(address))),
  }));
  expect(sizes.filter(({ bytes }) => bytes > 27 * kB)).toEqual([]);
});

test('what the trainer loads at the first hint: the search is within 8 kB, and its words within 4', () => {
  const { later } = scriptsOf(pageAt('/allenamento/'));
  const sizes = later.map((path) => brotliBytes(builtText(path))).sort((one, other) => one - other);
  expect(sizes, later.join(' ')).toHaveLength(2);
  const [words, search] = sizes;
  expect(words).toBeLessThanOrEqual(4 * kB);
  expect(search).toBeLessThanOrEqual(8 * kB);
});

test('the deals that are known to be winnable are within 16 kB, and no page loads them by itself', () => {
  const address = paths.winnableDeals();
  expect(brotliBytes(builtText(address))).toBeLessThanOrEqual(16 * kB);
  const loading = [...pages.values()].filter((page) => resourcesOf(page).includes(address));
  expect(loading.map((page) => page.address)).toEqual([]);
});

test('the search is not loaded before it is asked for', () => {
  const loading = [...pages.values()].filter((page) =>
    scriptsOf(page).loaded.some((path) => path.startsWith('/pagefind/')),
  );
  expect(loading.map(({ address }) => address)).toEqual([]);
});
