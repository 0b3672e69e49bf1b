import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { PLACES } from '../../../src/engine/index.ts';
import { en } from '../../../src/words/en.ts';
import { wonBoard, wonGame } from '../../unit/engine/wonGame.ts';
import { test } from '../site.ts';
import { trainerOn, typed, wordsOf } from '../trainerPage.ts';

/** Every address that a search finds, however many there are. */
const foundBy = async (page: Page, address: string, more: string): Promise<string[]> => {
  await page.goto(address);
  const results = page.locator('main ol > li');
  await results.first().waitFor({ timeout: 10_000 });
  const button = page.getByRole('button', { name: more });
  while (await button.isVisible()) {
    const shown = await results.count();
    await button.click();
    await expect.poll(() => results.count()).toBeGreaterThan(shown);
  }
  return results
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
};

describe('a search', () => {
  test('in English counts in English, and leads to its rule', async ({ page }) => {
    await page.goto('/en/glossary/');
    const field = page.getByRole('banner').getByRole('searchbox', { name: 'Search the site' });
    await field.fill('base card');
    await field.press('Enter');
    await page.waitForURL('**/en/search/?q=base+card');
    await expect
      .poll(() => page.getByRole('status').textContent(), { timeout: 10_000 })
      .toMatch(/^\d+ results? for “base card”/);
    await page.locator('main ol a[href="/en/rules/#r18"]').click();
    expect(await page.locator('#r18').isVisible()).toBe(true);
  });

  test.for([
    ['/en/search/?q=pile', 'Show more results', /^\/en\//],
    ['/ricerca/?q=pile', 'Mostra altri risultati', /^\/(?!en\/)/],
    // A word that the language has not is taken for the nearest that it has.
    ['/en/search/?q=ridistribuzione', 'Show more results', /^\/en\//],
    ['/ricerca/?q=redistribution', 'Mostra altri risultati', /^\/(?!en\/)/],
  ] as const)('%s finds pages of its language only', async ([address, more, own], { page }) => {
    const found = await foundBy(page, address, more);
    expect(found.filter((href) => !own.test(href))).toEqual([]);
  });
});

test.for(['/en/nothing-here/', '/en/examples/won-game/500/', '/en/regole/'])(
  'nothing is at %s, which is said in English',
  async (address, { page }) => {
    const response = await page.goto(address);
    expect(response!.status()).toBe(404);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Page not found');
    await page.getByRole('main').getByRole('link', { name: 'Practice', exact: true }).click();
    await page.waitForURL('**/en/practice/?codice=*');
  },
);

test('a link to a game in progress opens in either language', async ({ open }) => {
  const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
  const from = trainerOn(page);
  await from.open('/en/practice/?partita=partita-vinta&dopo=0');
  for (const action of wonGame.moves.slice(0, 18)) await from.type(typed(action, en));
  await from.control(en.share.link).click();
  await from.status.getByText(en.share.copied.link).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/en\/practice\/\?partita=partita-vinta&dopo=0&mosse=[\w.-]+$/);

  const board = wonBoard({ after: 17 });
  const other = trainerOn(await open());
  await other.open(link);
  expect(await other.places()).toEqual(wordsOf(board, en));
  expect(await other.told()).toContain('Moves played: 17.');
  const italian = trainerOn(await open());
  await italian.open(`/allenamento/${new URL(link).search}`);
  expect(await italian.places()).toEqual(wordsOf(board));
  expect(await italian.told()).toContain('Mosse giocate: 17.');
});

describe('a frame for other sites', () => {
  test('shows a step, and leads to it on the site', async ({ page }) => {
    await page.goto('/en/embed/won-game/10/');
    expect(await page.locator('h1').innerText()).toContain('Move 10 of 119');
    const link = page.getByRole('link', { name: en.embed.onSite });
    expect(await link.getAttribute('href')).toBe('/en/examples/won-game/10/');
  });

  test('shows any board, and leads to it in the trainer', async ({ page }) => {
    await page.goto('/en/embed/?partita=partita-vinta&dopo=9&mosse=10-14');
    await page.locator('.board').waitFor();
    const shown = await page.locator('.words').allTextContents();
    expect(shown.sort()).toEqual(wordsOf(wonBoard({ after: 10 }), en).sort());
    expect(shown).toHaveLength(PLACES.length);
    const link = page.getByRole('link', { name: en.embed.onSite });
    expect(await link.getAttribute('href')).toBe(
      '/en/practice/?partita=partita-vinta&dopo=9&mosse=10-14',
    );
  });

  test('is what a step has copied', async ({ open }) => {
    const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto('/en/examples/won-game/10/');
    await page.locator('.slider:enabled').waitFor();
    await page.getByText(en.player.share.title, { exact: true }).click();
    await page.getByRole('button', { name: en.player.share.snippet }).click();
    await page.getByRole('status').getByText(en.share.copied.snippet).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^<iframe src="[^"]*\/en\/embed\/won-game\/10\/" title="[^"]*: move 10 of 119" /,
    );
  });
});
