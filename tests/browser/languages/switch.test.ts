import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { nameOf, type Locale } from '../../../src/words/locales.ts';
import { sameInEach } from '../kinds.ts';
import { openLive, pathOf } from '../player/stepping.ts';
import { test } from '../site.ts';
import { trainerOn } from '../trainerPage.ts';

/** Follows the way to a language by its name, with the keyboard. */
const goTo = async (page: Page, locale: Locale) => {
  const link = page.getByRole('banner').getByRole('link', { name: nameOf(locale), exact: true });
  expect(await link.getAttribute('lang')).toBe(locale);
  await link.focus();
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
  expect(await page.locator('html').getAttribute('lang')).toBe(locale);
};

describe('the way to the other language leads', () => {
  test('from each kind of page to the same one, and back', async ({ page }) => {
    for (const { it, en } of sameInEach) {
      await page.goto(it);
      await goTo(page, 'en');
      expect(pathOf(page)).toBe(en);
      await goTo(page, 'it');
      expect(pathOf(page)).toBe(it);
    }
  });

  test('from a search to a search for the same', async ({ page }) => {
    await page.goto('/ricerca/?q=asso');
    await expect.poll(() => page.locator('.language').getAttribute('href')).toMatch(/\?q=asso$/);
    await goTo(page, 'en');
    expect(page.url()).toMatch(/\/en\/search\/\?q=asso$/);
    await expect.poll(() => page.getByRole('searchbox').last().inputValue()).toBe('asso');
  });

  test('from where nothing is to the first page', async ({ page }) => {
    await page.goto('/en/nothing-here/');
    await goTo(page, 'it');
    expect(pathOf(page)).toBe('/');
    await page.goto('/non-esiste/');
    await goTo(page, 'en');
    expect(pathOf(page)).toBe('/en/');
  });
});

describe('while the won game is stepped through in place', () => {
  const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();

  test('the way follows, and Back comes back to the same move', async ({ page }) => {
    await openLive(page, '/esempi/partita-vinta/9/');
    await page.locator('.on').first().click();
    expect(await heading(page)).toMatch(/^Mossa 10 di 119: /);
    await goTo(page, 'en');
    expect(pathOf(page)).toBe('/en/examples/won-game/10/');
    expect(await heading(page)).toMatch(/^Move 10 of 119: /);
    await page.locator('.slider:enabled').waitFor();
    await page.locator('.on').first().click();
    expect(await page.getByRole('status').textContent()).toMatch(/^The .* goes from pile /);
    await goTo(page, 'it');
    expect(pathOf(page)).toBe('/esempi/partita-vinta/11/');
    await page.goBack();
    await page.waitForURL('**/en/examples/won-game/11/');
    expect(await heading(page)).toMatch(/^Move 11 of 119: /);
    await goTo(page, 'it');
    expect(pathOf(page)).toBe('/esempi/partita-vinta/11/');
  });

  test('to a redistribution too, and to where the slider rests', async ({ page }) => {
    await openLive(page, '/en/examples/won-game/16/');
    await page.locator('.on').first().click();
    await page.waitForURL('**/en/examples/won-game/redistribution-1/');
    await goTo(page, 'it');
    expect(pathOf(page)).toBe('/esempi/partita-vinta/ridistribuzione-1/');
    await page.locator('.slider:enabled').focus();
    await page.keyboard.press('End');
    await page.waitForURL('**/119/');
    await goTo(page, 'en');
    expect(pathOf(page)).toBe('/en/examples/won-game/119/');
  });
});

test('a lesson done in one language is done in the other', async ({ page }) => {
  const lesson = trainerOn(page);
  await lesson.open('/allenamento/lezioni/asso-e-re/');
  await lesson.type('13 4');
  await goTo(page, 'en');
  expect(pathOf(page)).toBe('/en/practice/lessons/ace-and-king/');
  await lesson.ready();
  await expect.poll(() => lesson.told()).toMatch(/^You have done this lesson before/);
});

test.for([
  ['en-GB', '/', 'it'],
  ['it-IT', '/en/', 'en'],
] as const)(
  'whoever has a browser in %s and opens %s stays there',
  async ([locale, address, language], { open }) => {
    const page = await open({ locale });
    const went: string[] = [];
    page.on('framenavigated', (frame) => went.push(frame.url()));
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => navigator.language)).toBe(locale);
    expect(went.map((url) => new URL(url).pathname)).toEqual([address]);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
  },
);
