import { expect, test } from 'vitest';

import { pageOf, pages } from './allPages.ts';
import { builtFiles, builtText } from './dist.ts';
import { resourcesOf, resourcesOfCss } from './resources.ts';

const isOff = (address: string) => /^(?:[a-z][a-z+.-]*:|\/\/)/i.test(address);
const isInline = (address: string) => /^data:|^#/.test(address);

test('no page fetches anything from another site', () => {
  const off = [...pages.values()].flatMap((one) =>
    resourcesOf(one)
      .filter((address) => isOff(address) && !isInline(address))
      .map((address) => `${one.address}: ${address}`),
  );
  expect(off).toEqual([]);
});

test('no style sheet fetches anything from another site', () => {
  const sheets = builtFiles().filter((path) => path.includes('/_astro/') && path.endsWith('.css'));
  const addresses = sheets.flatMap((path) => resourcesOfCss(builtText(path)));
  expect(addresses.filter((address) => isOff(address) && !isInline(address))).toEqual([]);
});

test('everything that a page fetches is in the build', () => {
  const files = new Set(builtFiles());
  const missing = [...pages.values()].flatMap((one) =>
    resourcesOf(one)
      .filter((address) => !isOff(address) && !isInline(address))
      .map((address) => new URL(address, `http://site${one.address}`).pathname)
      .filter((path) => !files.has(path))
      .map((path) => `${one.address}: ${path}`),
  );
  expect(missing).toEqual([]);
});

test.each([
  ['<script src="https://cdn.example/x.js"></script>', 'https://cdn.example/x.js'],
  ['<link rel="stylesheet" href="//cdn.example/x.css">', '//cdn.example/x.css'],
  ['<img srcset="/a.png 1x, https://cdn.example/b.png 2x">', 'https://cdn.example/b.png'],
  [
    '<style>a { background: url("https://cdn.example/c.png") }</style>',
    'https://cdn.example/c.png',
  ],
])('a request to another site is seen: %s', (html, address) => {
  expect(resourcesOf(pageOf('/', html)).filter(isOff)).toEqual([address]);
});

test('a canonical address is not a request', () => {
  const html = '<link rel="canonical" href="https://crescent.example/">';
  expect(resourcesOf(pageOf('/', html))).toEqual([]);
});
