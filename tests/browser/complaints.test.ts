import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { visit } from './site.ts';

/** What the browser complains of when a page that it has loaded does something. */
async function complaintsAfter(provoke: (page: Page) => Promise<unknown>): Promise<string[]> {
  const { context, complaints } = await visit();
  const page = await context.newPage();
  await page.goto('/');
  await provoke(page);
  await expect.poll(() => complaints.length, { timeout: 5000 }).toBeGreaterThan(0);
  await context.close();
  return complaints;
}

const addImage = (page: Page, src: string) =>
  page.evaluate((address) => {
    const image = document.createElement('img');
    image.src = address;
    document.body.append(image);
  }, src);

test('a console error is a complaint', async () => {
  const provoke = (page: Page) =>
    page.evaluate(() => {
      // eslint-disable-next-line no-console -- the complaint that this test is about
      console.error('on purpose');
    });
  expect(await complaintsAfter(provoke)).toContain('console: on purpose');
});

test('an uncaught exception is a complaint', async () => {
  const provoke = (page: Page) =>
    page.evaluate(() => {
      setTimeout(() => {
        throw new Error('on purpose');
      });
    });
  expect(await complaintsAfter(provoke)).toContain('uncaught: Error: on purpose');
});

test('what the security policy refuses is a complaint', async () => {
  const provoke = (page: Page) =>
    page.evaluate(() => {
      document.body.setAttribute('style', 'color: red');
    });
  expect(await complaintsAfter(provoke)).toContainEqual(
    expect.stringContaining('Content Security Policy'),
  );
});

test('a missing file is a complaint', async () => {
  const complaints = await complaintsAfter((page) => addImage(page, '/not-there.png'));
  expect(complaints).toContainEqual(expect.stringMatching(/^404: .*\/not-there\.png$/));
});

test('a request off the site is a complaint', async () => {
  const complaints = await complaintsAfter((page) => addImage(page, 'https://example.com/a.png'));
  expect(complaints).toContainEqual(expect.stringContaining('https://example.com/a.png'));
});
