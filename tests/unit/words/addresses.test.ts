import { afterAll, expect, test, vi } from 'vitest';

vi.stubGlobal('SITE_BASE', '/crescent');
vi.resetModules();
const addresses = await import('../../../src/words/addresses.ts');
afterAll(() => {
  vi.unstubAllGlobals();
});

const some = { code: 'CR1-N-AAAAAAB', after: 0, redistribution: 1 } as const;

test.each(Object.entries(addresses))(
  '%s is under the folder that the site is built for',
  (_, address) => {
    const given = address as (...parts: unknown[]) => string;
    expect(given(some, some)).toMatch(/^\/crescent\//);
  },
);
