import type { Page } from 'playwright-core';
import { expect } from 'vitest';

import { paths } from '../../src/words/paths.ts';
import { kinds } from './kinds.ts';
import { test } from './site.ts';

/** What a listener would notice of a page that changes under them. */
const contextOf = (page: Page) =>
  page.evaluate(() => ({
    address: location.href,
    title: document.title,
    headings: [...document.querySelectorAll('h1, h2, h3')].map(({ textContent }) => textContent),
  }));

test('the focus, come to anything on any kind of page, stays there and changes nothing', async ({
  page,
}) => {
  for (const address of kinds) {
    await page.goto(address);
    // A question that is still made would come in between.
    if (address === paths.drill()) await page.getByRole('radio').first().waitFor();
    const before = await contextOf(page);
    const moved = await page.evaluate(async () => {
      const all = document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, summary, [tabindex]',
      );
      const lost: string[] = [];
      for (const element of all) {
        element.focus();
        await Promise.resolve();
        // What is folded away or disabled takes no focus.
        if (![element, document.body].includes(document.activeElement as HTMLElement))
          if (element.checkVisibility() && !element.matches(':disabled'))
            lost.push(element.outerHTML.slice(0, 80));
      }
      return lost;
    });
    expect(moved, address).toEqual([]);
    expect(await contextOf(page), address).toEqual(before);
  }
  expect(page.context().pages()).toHaveLength(1);
});

test('a choice among the settings leaves the page, its address and the focus as they were', async ({
  page,
}) => {
  await page.goto(paths.trainer({ code: 'CR1-N-AAAAAAB' }));
  await page.locator('.settings summary').click();
  const before = await contextOf(page);
  for (const select of await page.locator('select').all()) {
    await select.focus();
    // The cards of every pile have a heading of their own, which is what that setting is for.
    if ((await select.getAttribute('data-setting')) === 'piles') continue;
    await page.keyboard.press('ArrowDown');
    await expect(select.evaluate((one) => one === document.activeElement)).resolves.toBe(true);
    expect(await contextOf(page)).toEqual(before);
  }
});
