import { expect, test } from 'vitest';

import { paths } from '../../src/words/paths.ts';
import { attribute, named } from '../html/elements.ts';
import { notFound } from './addresses.ts';
import { everyPage, pageAt, pageOf, type Page } from './allPages.ts';
import { builtText, everyFile } from './dist.ts';
import { addressesInFile, addressesOnPage } from './namedAddresses.ts';

const files = new Set(everyFile());
const pages = everyPage();
const anchors = new Map(
  [...pages.values()].map(({ address, elements }) => [
    address,
    new Set(elements.flatMap((element) => attribute(element, 'id') ?? [])),
  ]),
);

/** Where the site was built for: what leads there leads inside. */
const { origin } = new URL(
  attribute(
    pageAt(paths.home()).elements.find((element) => attribute(element, 'rel') === 'canonical')!,
    'href',
  )!,
);

/** What is wrong with each address, named in a file of the site, that leads inside the site. */
const broken = (from: string, addresses: readonly string[]): string[] =>
  addresses.flatMap((address) => {
    const problem = brokenAt(from, address);
    return problem === undefined ? [] : [`${from}: ${address} ${problem}`];
  });

function brokenAt(from: string, link: string): string | undefined {
  const target = new URL(link, `${origin}${from}`);
  if (target.origin !== origin) return undefined;
  const path = decodeURIComponent(target.pathname);
  const ids = anchors.get(path);
  if (ids === undefined) return files.has(path) ? undefined : 'leads nowhere';
  const anchor = decodeURIComponent(target.hash.slice(1));
  return anchor === '' || ids.has(anchor) ? undefined : 'names a place that is not on that page';
}

const brokenOn = (page: Page) => broken(page.address, addressesOnPage(page));

test('every address that a page names leads to a page or a file, and every anchor to a place on it', () => {
  expect([...pages.values()].flatMap(brokenOn)).toEqual([]);
});

test('so does every address in a sitemap, in robots.txt, in a manifest and in JSON', () => {
  const forMachines = [...files].filter(
    (path) => /\.(?:json|txt|webmanifest|xml)$/.test(path) && !path.includes('/pagefind/'),
  );
  const found = forMachines.map((path) => ({ path, all: addressesInFile(path, builtText(path)) }));
  expect(found.flatMap(({ path, all }) => broken(path, all))).toEqual([]);
  const telling = found.filter(({ all }) => all.length > 0).map(({ path }) => path);
  expect(telling).toEqual(
    expect.arrayContaining([
      '/robots.txt',
      ...['sitemap-index.xml', 'sitemap-0.xml'].map((file) => paths.home() + file),
    ]),
  );
});

test('the page for a wrong address, which is shown at any, names none that depends on where it is', () => {
  const page = pageAt(notFound);
  const relative = addressesOnPage(page).filter((address) => !/^(?:\/|#|[a-z]+:)/.test(address));
  expect(relative).toEqual([]);
  expect(named(page.elements, 'a').length).toBeGreaterThan(3);
});

test.each([
  '<a href="/not-there/">x</a>',
  '<a href="/#not-there">x</a>',
  '<a href="#not-there">x</a>',
  '<a href="/index">x</a>',
  `<a href="${origin}/not-there/">x</a>`,
  '<form action="/cerca/"></form>',
  '<img src="/not-there.png">',
  '<img srcset="/favicon.svg 1x, /not-there.png 2x">',
  '<iframe src="/not-there/"></iframe>',
  '<link rel="manifest" href="/not-there.webmanifest">',
  `<link rel="canonical" href="${origin}/not-there/">`,
  `<meta property="og:image" content="${origin}/not-there.png">`,
  '<meta http-equiv="refresh" content="0; url=/not-there/">',
])('%s is seen as broken', (html) => {
  expect(brokenOn(pageOf('/', html))).toHaveLength(1);
});

test.each([
  ['/manifest.webmanifest', '{ "start_url": "/", "icons": [{ "src": "/not-there.png" }] }'],
  ['/sitemap-0.xml', `<url><loc>${origin}/not-there/</loc></url>`],
  ['/robots.txt', `User-agent: *\nSitemap: ${origin}/not-there.xml`],
  ['/steps.json', '{ "steps": [{ "rule": "/regole/#not-there", "text": "asso / re" }] }'],
])('in %s what leads nowhere is seen', (path, text) => {
  expect(broken(path, addressesInFile(path, text))).toHaveLength(1);
});
