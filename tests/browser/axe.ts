import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules of those tags that axe leaves off unless they are asked for. */
const askedFor = ['color-contrast-enhanced', 'identical-links-same-purpose', 'target-size'];

/** Fails when axe finds anything on the page against WCAG 2.2 A, AA or AAA, or its best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  const rules = Object.fromEntries(askedFor.map((rule) => [rule, { enabled: true }]));
  const { violations } = await new AxeBuilder({ page })
    // Without it each page is joined with its frames in one more page; the site has no frames.
    .setLegacyMode(true)
    .withTags(tags)
    .options({ rules, resultTypes: ['violations'] })
    .analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`),
  }));
  expect(found).toEqual([]);
}
