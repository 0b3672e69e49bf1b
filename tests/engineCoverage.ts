import v8 from '@vitest/coverage-v8';
import type { CoverageProviderModule } from 'vitest/node';

/**
 * V8 counts every line that runs, the solver's as well, which makes the tests of the solver take twice as long; so it
 * counts in that project alone whose environment asks for it.
 */
const isCounting = process.env.COUNTS_LINES === 'yes';

const silent: CoverageProviderModule = { getProvider: () => v8.getProvider() };

export default isCounting ? v8 : silent;
