import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

import { paths } from '../../src/words/paths.ts';
import { chromiumLaunch } from './chromium.ts';
import { untilKept } from './offline/ownSite.ts';
import { test as testOnSite } from './site.ts';

testOnSite(
  'a page is fetched while its link is pointed at, before it is asked for',
  async ({ page }) => {
    await page.goto(paths.home());
    const link = page.getByRole('navigation').first().getByRole('link').first();
    await link.hover();
    await page.waitForTimeout(600);
    await link.click();
    await page.waitForURL(`**${paths.rules()}`);
    const delivered = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation');
      return (entry as PerformanceNavigationTiming & { deliveryType: string }).deliveryType;
    });
    expect(delivered).toBe('navigational-prefetch');
  },
);

describe('a page that is left is there as it was when one comes back, without being loaded', () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    const launch = await chromiumLaunch();
    // Playwright does without it, unless it is told not to.
    browser = await chromium.launch({
      ...launch,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const context = await browser.newContext({ baseURL: inject('siteAddress'), locale: 'it-IT' });
    page = await context.newPage();
    await page.goto(paths.home());
    // Once, before the site is kept whole, what was open is given its worker, and is loaded again.
    await untilKept(page);
  });

  afterAll(() => browser.close());

  test.each([
    paths.home(),
    paths.rules(),
    paths.examples(),
    paths.move('partita-vinta', 10),
    paths.trainer({ game: 'partita-vinta', after: 10 }),
    paths.lesson('asso-e-re'),
    paths.drill(),
    paths.search('ridistribuzione'),
  ])('%s', async (address) => {
    await page.goto(address);
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.body.dataset.came = persisted ? 'back' : 'anew';
      });
    });
    await page.goto(paths.glossary());
    await page.goBack({ waitUntil: 'commit' });
    await page.waitForTimeout(300);
    const came = await page.evaluate(() => document.body.dataset.came);
    const reasons = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation');
      return JSON.stringify(
        (entry as unknown as { notRestoredReasons: unknown }).notRestoredReasons,
      );
    });
    expect(came, reasons).toBe('back');
  });
});
