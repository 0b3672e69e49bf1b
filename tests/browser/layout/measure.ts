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

/** Brings into a page, unless it is there, what measures it. */
async function bring(page: Page): Promise<void> {
  const isThere = await page.evaluate(() => globalThis.layoutInPage !== undefined);
  if (!isThere) await page.evaluate(await (bundled ??= bundle()));
}

/** What some measures find on a page as it is now: faults in words, none twice. */
export async function faultsOn(page: Page, measures: readonly Measure[]): Promise<string[]> {
  await bring(page);
  return page.evaluate((names) => globalThis.layoutInPage!.faultsBy(names), measures);
}

/** How many pixels of two screenshots of the same part of a page stand out from each other, by 3:1. */
export async function changedPixels(page: Page, before: Buffer, after: Buffer): Promise<number> {
  await bring(page);
  return page.evaluate(([was, is]) => globalThis.layoutInPage!.changedPixels(was, is), [
    before.toString('base64'),
    after.toString('base64'),
  ] as const);
}

/** Which pixels of a screenshot stand out, by 3:1, from the colour that most of it has. */
export async function inkOf(page: Page, shot: Buffer): Promise<boolean[]> {
  await bring(page);
  return page.evaluate(
    (picture) => globalThis.layoutInPage!.inkOf(picture),
    shot.toString('base64'),
  );
}
