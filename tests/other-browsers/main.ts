import { startVitest } from 'vitest/node';

import { firefox } from './firefox.ts';
import { BROWSER_NAMES, stillMissing, type BrowserName } from './installed.ts';
import type { Engine } from './visitor.ts';
import { webkit } from './webkit.ts';

const engines: Record<BrowserName, Engine> = { firefox, webkit };

const print = (line: string) => {
  process.stdout.write(`${line}\n`);
};

/** Whether a browser is there, or has come to be; if not, a line has told what it lacks. */
const isPresent = (browser: BrowserName): boolean => {
  const { missing, packages } = stillMissing(browser);
  if (missing.length === 0) return true;
  print(
    `SKIPPED, not passed: the journeys in ${engines[browser].name}. Missing: ${missing.join(', ')}. ` +
      `On Debian: apt-get install ${packages.join(' ')}`,
  );
  return false;
};

const present = BROWSER_NAMES.filter(isPresent);
if (present.length > 0) {
  const files = present.map((browser) => `tests/other-browsers/${browser}.test.ts`);
  const vitest = await startVitest(files, {
    config: 'tests/vitest.config.ts',
    project: ['other-browsers'],
    watch: false,
  });
  await vitest.close();
  const versions = present.map((browser) => engines[browser].version());
  print(`Visited in ${(await Promise.all(versions)).join(' and ')}.`);
}
