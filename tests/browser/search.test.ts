import type { Page } from 'playwright-core';
import { expect } from 'vitest';

import { paths } from '../../src/words/paths.ts';
import { expectAccessible } from './axe.ts';
import { test } from './site.ts';

const field = (page: Page) => page.getByLabel('Parole da cercare');
const status = (page: Page) => page.getByRole('status');
const results = (page: Page) => page.locator('main ol');

/** What the status comes to say, once it says something that matches. */
const says = async (page: Page, pattern: RegExp): Promise<string> => {
  await expect.poll(() => status(page).textContent(), { timeout: 10_000 }).toMatch(pattern);
  return (await status(page).textContent())!;
};

const addressOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

/** What has focus, as a screen reader names it. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent ?? '');

test('what is written is searched, counted, kept in the address, and leads to its rule', async ({
  page,
}) => {
  await page.goto(paths.search());
  await field(page).pressSequentially('carta di base');
  expect(await says(page, /risultat/)).toMatch(/^\d+ risultat[oi] per «carta di base»/);
  expect(addressOf(page)).toBe(paths.search('carta di base'));
  await results(page).getByRole('link', { name: 'Le basi non si muovono' }).click();
  await page.waitForURL(`**${paths.rule('r18')}`);
  expect(await page.locator('#r18').textContent()).toContain('Le basi non si muovono');
});

test('a search opened from its address is made at once', async ({ page }) => {
  await page.goto(paths.search('ridistribuzione'));
  await says(page, /^\d+ risultati per «ridistribuzione»/);
  expect(await field(page).inputValue()).toBe('ridistribuzione');
  expect(await results(page).locator('b').first().textContent()).toMatch(/ridistribuzion/i);
  await expectAccessible(page);
});

test('the moves of a game come after the pages that explain, ten at a time', async ({ page }) => {
  await page.goto(paths.search('ridistribuzione'));
  expect(await says(page, /per «ridistribuzione»/)).toContain('ecco i primi 10');
  const titles = results(page).locator('h2');
  expect(await titles.first().textContent()).toBe('Le regole del Crescent');
  expect(await results(page).locator('b').allTextContents()).not.toContain('');
  const kinds = (await titles.allTextContents()).map((title) => /^(Mossa|Ridistr)/.test(title));
  expect(kinds).toEqual(kinds.toSorted());
  await page.getByRole('button', { name: 'Mostra altri risultati' }).click();
  await says(page, /ecco i primi 20/);
  await expect.poll(() => focused(page)).toBe(await titles.nth(10).textContent());
});

test('no result is said, with advice', async ({ page }) => {
  await page.goto(paths.search('xyzxyz'));
  expect(await says(page, /Nessun risultato/)).toContain('Prova con una parola sola');
  expect(await results(page).locator('li').count()).toBe(0);
  await field(page).press('Enter');
  expect(await says(page, /^Tentativo 2/)).toContain('Nessun risultato per «xyzxyz»');
});

test('an emptied field takes the results away', async ({ page }) => {
  await page.goto(paths.search('seme'));
  await says(page, /per «seme»/);
  // Orca skips a text that stands in a status itself.
  expect(await status(page).locator('p').textContent()).toMatch(/per «seme»/);
  await field(page).fill('');
  await expect.poll(() => results(page).locator('li').count()).toBe(0);
  expect(await status(page).textContent()).toBe('');
  expect(addressOf(page)).toBe(paths.search());
});

test('what is searched is text, not markup', async ({ page }) => {
  await page.goto(paths.search('<img src=x onerror=alert(1)>'));
  await says(page, /«<img src=x onerror=alert\(1\)>»/);
  expect(await page.locator('main img').count()).toBe(0);
});

test('from another page, by keyboard alone, to the results and into one', async ({ page }) => {
  await page.goto(paths.glossary());
  const search = page.getByRole('banner').getByRole('searchbox');
  for (let key = 0; key < 20; key++) {
    await page.keyboard.press('Tab');
    if (await search.evaluate((input) => input === document.activeElement)) break;
  }
  await page.keyboard.type('pila vuota');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${paths.search('pila vuota')}`);
  await says(page, /per «pila vuota»/);
  await field(page).focus();
  await page.keyboard.press('Enter');
  expect(await focused(page)).toBe(await results(page).getByRole('link').first().textContent());
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== paths.search());
});

test('a search that can’t be fetched says so, and can be made again', async ({ page }) => {
  await page.route('**/pagefind/pagefind.js', (route) => route.abort());
  await page.goto(paths.search('asso'));
  expect(await says(page, /non si è caricata/)).toContain('«Cerca»');
  await page.unroute('**/pagefind/pagefind.js');
  await page.locator('main').getByRole('button', { name: 'Cerca' }).click();
  await says(page, /per «asso»/);
});

test('with no script the page says what it needs, and where to go instead', async ({ open }) => {
  const page = await open({ javaScriptEnabled: false });
  await page.goto(paths.search('asso'));
  const main = page.getByRole('main');
  expect(await main.textContent()).toContain('JavaScript');
  for (const path of [paths.rules(), paths.examples(), paths.glossary()])
    expect(await main.locator(`a[href="${path}"]`).count()).toBe(1);
});
