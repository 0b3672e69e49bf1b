import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { serveSite } from '../server/siteServer.ts';

const server = await serveSite(join(import.meta.dirname, '../../dist'), 0);
afterAll(() => {
  server.close();
});

const answerTo = async (path: string) => {
  const response = await fetch(`${server.address}${path}`, { redirect: 'manual' });
  const { status, headers } = response;
  return {
    status,
    type: headers.get('content-type'),
    location: headers.get('location'),
    policy: headers.get('content-security-policy'),
    cache: headers.get('cache-control'),
    language: /<html lang="(\w+)"/.exec(await response.text())?.[1],
  };
};

const html = 'text/html; charset=utf-8';

test.each([
  ['/', { status: 200, type: html, policy: "frame-ancestors 'none'" }],
  ['/sw.js', { status: 200, cache: 'no-cache' }],
  ['/pagefind/pagefind-entry.json', { status: 200, cache: 'no-cache', policy: null }],
  ['/allenamento/?codice=x', { status: 200, type: html }],
  ['/allenamento?codice=x', { status: 301, location: '/allenamento/?codice=x' }],
  ['/favicon.svg', { status: 200, type: 'image/svg+xml' }],
  ['/pagefind/pagefind.js', { status: 200, type: 'text/javascript; charset=utf-8' }],
  ['/not-there/', { status: 404, type: html, language: 'it' }],
  ['/en/not-there/nor-there/', { status: 404, type: html, language: 'en' }],
  ['/english/', { status: 404, type: html, language: 'it' }],
  ['/%2e%2e/package.json', { status: 404, type: html }],
  ['/%zz', { status: 404, type: html }],
  ['/_headers', { status: 404, type: html }],
])('%s is answered as a static host does', async (path, expected) => {
  expect(await answerTo(path)).toMatchObject(expected);
});
