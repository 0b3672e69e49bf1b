import axeCore, { type RunOptions } from 'axe-core';
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';

const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules of those tags that axe leaves off unless they are asked for. */
const askedFor = ['color-contrast-enhanced', 'identical-links-same-purpose', 'target-size'];
const options: RunOptions = {
  runOnly: { type: 'tag', values: tags },
  rules: Object.fromEntries(askedFor.map((rule) => [rule, { enabled: true }])),
  resultTypes: ['violations'],
};

declare global {
  var axe: typeof axeCore | undefined;
}

/** Has axe at hand on every page that a context opens from now on: where there are many, that is quicker. */
export const bringAxe = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(axeCore.source);

/** What axe finds on the page against WCAG 2.2 A, AA or AAA, or its best practices: the rule, and where. */
export async function faultsByAxe(page: Page): Promise<string[]> {
  const isThere = await page.evaluate(() => globalThis.axe !== undefined);
  if (!isThere) await page.evaluate(axeCore.source);
  return page.evaluate(async (asked) => {
    const { violations } = await globalThis.axe!.run(document, asked);
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ target, failureSummary = '' }) =>
          `${id}: ${help}: ${target.join(' ')} ${failureSummary}`,
      ),
    );
  }, options);
}

/** Fails when axe finds anything on the page. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await faultsByAxe(page)).toEqual([]);
}
