import { statSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { EMBED } from '#words/address.ts';
import { find, type Files } from '../../src/offline/files.ts';
import { LOCALE } from '../../src/words/locales.ts';
import { paths } from '../../src/words/paths.ts';
import { isForFrames, pages } from './allPages.ts';
import { builtFiles, builtText } from './dist.ts';
import { resourcesOf } from './resources.ts';
import { scriptsOf } from './scripts.ts';

const [, listed] = /^const FILES=(\{.*?\})/.exec(
  builtText(paths.worker()).replace(/\s*=\s*/, '='),
)!;
const files = JSON.parse(listed!) as Files;
const isKept = (address: string) => find(address.slice(paths.home().length), files).kind === 'file';

test('every page but those for frames, and whatever it fetches or may load later, is kept for reading off line', () => {
  const read = [...pages.values()].filter((page) => !isForFrames(page));
  const asked = read.flatMap((page) => {
    const { loaded, later } = scriptsOf(page);
    const fetched = resourcesOf(page).filter((address) => !/^data:|^#/.test(address));
    return [page.address, ...fetched, ...loaded, ...later];
  });
  expect([...new Set(asked)].filter((address) => !isKept(address))).toEqual([]);
});

test('so is what scripts fetch as data, and the search with all that it finds', () => {
  const needed = builtFiles().filter(
    (path) =>
      /\.json$|\/pagefind\/(?:pagefind(?:-worker)?\.js|.*\.pf_)/.test(path) ||
      path.includes(`/pagefind/wasm.${LOCALE}.`),
  );
  expect(needed.length).toBeGreaterThan(100);
  expect(needed.filter((path) => !isKept(path))).toEqual([]);
});

test('nothing is kept that is not there, and not the worker itself, the map for search engines or pictures for other sites', () => {
  const there = new Set(
    builtFiles().map((path) => path.slice(paths.home().length).replace(/(^|\/)index\.html$/, '$1')),
  );
  expect(Object.keys(files).filter((file) => !there.has(file))).toEqual([]);
  expect(
    Object.keys(files).filter(
      (file) => /^sw\.js$|\.xml$|\.png$|-ui\./.test(file) || file.startsWith(`${EMBED}/`),
    ),
  ).toEqual([]);
});

test('what is kept is within 12 MB as it stands', () => {
  const dist = join(import.meta.dirname, '../../dist');
  const bytes = Object.keys(files).map((file) => {
    const path = file === '' || file.endsWith('/') ? `${file}index.html` : file;
    return statSync(join(dist, paths.home(), path)).size;
  });
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(12_000_000);
});
