import { expect } from 'vitest';

import { it as words } from '../../src/words/it.ts';
import { paths } from '../../src/words/paths.ts';
import { test } from './site.ts';

const { noScript } = words.site;

test('with no script the trainer’s page offers what can be read, and nothing to play with', async ({
  open,
}) => {
  const page = await open({ javaScriptEnabled: false });
  await page.goto(paths.trainer());
  const main = page.locator('main');
  expect(await main.locator('p').filter({ visible: true }).allInnerTexts()).toEqual([
    noScript.needed,
    noScript.instead,
  ]);
  expect(await main.getByRole('button').filter({ visible: true }).count()).toBe(0);
  const links = main.getByRole('link').filter({ visible: true });
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    paths.lessons(),
    paths.drill(),
    paths.examples(),
  ]);
  await links.first().click();
  expect(new URL(page.url()).pathname).toBe(paths.lessons());
});

test.for([true, false])(
  'a step’s address without its number leads to the examples, script or not: %s',
  async (javaScriptEnabled, { open }) => {
    const page = await open({ javaScriptEnabled });
    await page.goto(paths.home());
    await page.goto('/esempi/partita-vinta/');
    await page.waitForURL((url) => url.pathname === paths.examples());
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('partita vinta');
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe(paths.home());
  },
);

test('a browser that allows no worker is told that no question has come', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'Worker');
  });
  await page.goto(paths.drill());
  await expect.poll(() => page.locator('.told [role=status]').innerText()).toBe(words.drill.failed);
});
