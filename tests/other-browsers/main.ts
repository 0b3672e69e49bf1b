import { startVitest } from 'vitest/node';

import { firefox } from './firefox.ts';
import { BROWSER_NAMES, stillMissing, type BrowserName } from './installed.ts';
import type { Engine } from './visitor.ts';
import { webkit } from './webkit.ts';

const engines: Record<BrowserName, Engine> = { firefox, webkit };

const print = (line: string) => {
  process.stdout.write(`${line}\n`);
};

const found = BROWSER_NAMES.map((browser) => ({ browser, ...stillMissing(browser) }));
const present = found.filter(({ missing }) => missing.length === 0);

if (present.length > 0) {
  const files = present.map(({ browser }) => `tests/other-browsers/${browser}.test.ts`);
  const vitest = await startVitest(files, {
    config: 'tests/vitest.config.ts',
    project: ['other-browsers'],
    watch: false,
  });
  await vitest.close();
  for (const { browser } of present) print(await engines[browser].version());
}

for (const { browser, missing, packages } of found)
  if (missing.length > 0)
    print(
      `SKIPPED, not passed: the journeys in ${engines[browser].name}. Missing: ${missing.join(', ')}. ` +
        `On Debian: apt-get install ${packages.join(' ')}`,
    );
