import { join } from 'node:path';

import type { Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';

import type { Measure } from './inPage/index.ts';

let bundled: Promise<string> | undefined;

/** The code of all measures as one script: the page can't import it, and its policy lets no script element in. */
const bundle = async (): Promise<string> => {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: join(import.meta.dirname, 'inPage/index.ts'),
        formats: ['iife'],
        name: 'layout',
      },
    },
  })) as Rolldown.RolldownOutput[];
  return built[0]!.output[0].code;
};

/** What some measures find on a page as it is now: faults in words, none twice. */
export async function faultsOn(page: Page, measures: readonly Measure[]): Promise<string[]> {
  const isThere = await page.evaluate(() => globalThis.layoutFaultsBy !== undefined);
  if (!isThere) await page.evaluate(await (bundled ??= bundle()));
  return page.evaluate((names) => globalThis.layoutFaultsBy!(names), measures);
}
