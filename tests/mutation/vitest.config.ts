import { join } from 'node:path';

import { defineConfig } from 'vitest/config';

/**
 * The tests that know the rules and the sentences. Those that draw games at random are left out: what they catch is another
 * thing each time.
 */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    include: ['tests/unit/{engine,describe}/**/*.test.ts', 'tests/conformance/**/*.test.ts'],
    testTimeout: 30_000,
    // Three times as quick: each run has its modules loaded anew all the same.
    isolate: false,
  },
});
