import { expect, test } from 'vitest';

import { PREVIEWS } from '#words/address.ts';
import { paths } from '../../src/words/paths.ts';
import { headersFor, parseHeaderRules } from '../server/headerRules.ts';
import { isForFrames, pages } from './allPages.ts';
import { builtFiles, builtText } from './dist.ts';

const rules = parseHeaderRules(builtText('/_headers'));
/** Folders of what is named by what is in it. */
const hashed = ['_astro/', `${PREVIEWS}/`, 'pagefind/fragment/', 'pagefind/index/'].map(
  (folder) => paths.home() + folder,
);

/** The addresses of everything that is served. */
const addresses = [
  ...pages.keys(),
  ...builtFiles().filter((path) => !/\.html$|^\/_headers$/.test(path)),
];

const having = (name: string, value: string) =>
  addresses.filter((address) => headersFor(address, rules)[name] === value);

test('everything is sent as what it is, and says little of where its reader is', () => {
  for (const [name, value] of [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
  ] as const)
    expect(having(name, value)).toEqual(addresses);
  const policy = headersFor(paths.home(), rules)['permissions-policy'];
  expect(policy).toContain('geolocation=()');
  expect(policy).not.toContain('clipboard');
});

test('nobody frames a page, but those that are made for it', () => {
  const unframed = [...pages.values()]
    .filter((page) => !isForFrames(page))
    .map(({ address }) => address);
  expect(having('content-security-policy', "frame-ancestors 'none'").toSorted()).toEqual(
    [
      ...unframed,
      ...addresses.filter((one) => one.endsWith('.json') && !one.includes('pagefind')),
    ].toSorted(),
  );
  expect(headersFor(paths.embeddedStart(), rules)).not.toHaveProperty('content-security-policy');
});

test('what is named by its content is kept for good, and nothing else is', () => {
  const forGood = having('cache-control', 'public, max-age=31536000, immutable');
  expect(forGood).toEqual(
    addresses.filter((address) => hashed.some((folder) => address.startsWith(folder))),
  );
  expect(forGood.length).toBeGreaterThan(100);
});

test('pages and the worker are asked for anew each time', () => {
  const anew = having('cache-control', 'public, max-age=0, must-revalidate');
  expect([...pages.keys()].filter((address) => !anew.includes(address))).toEqual([]);
  expect(having('cache-control', 'no-cache')).toEqual([paths.worker()]);
});

test('no address is given a header twice', () => {
  const twice = addresses.filter((address) => {
    const names = rules
      .filter((rule) => rule.address.test(address))
      .flatMap(({ headers }) => headers.map(([name]) => name));
    return new Set(names).size !== names.length;
  });
  expect(twice).toEqual([]);
});
