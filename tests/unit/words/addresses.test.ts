import { afterAll, expect, test, vi } from 'vitest';

vi.stubGlobal('SITE_BASE', '/crescent');
vi.resetModules();
const addresses = await import('../../../src/words/addresses.ts');
afterAll(() => {
  vi.unstubAllGlobals();
});

const { startQuery, ...whole } = addresses;

const some = { code: 'CR1-N-AAAAAAB', after: 0, redistribution: 1 } as const;

test.each(Object.entries(whole))(
  '%s is under the folder that the site is built for',
  (_, address) => {
    const given = address as (...parts: unknown[]) => string;
    expect(given(some, some)).toMatch(/^\/crescent\//);
  },
);

test('a query is the end of an address, wherever that begins', () => {
  expect(startQuery(some)).toBe('?codice=CR1-N-AAAAAAB');
});
