import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { it as words } from '../../../src/words/it.ts';
import { paths } from '../../../src/words/paths.ts';
import { promisedAddresses } from '../../site/addresses.ts';
import { expectAt, game, openLive } from '../player/stepping.ts';
import { visit } from '../site.ts';
import { trainerOn } from '../trainerPage.ts';
import { ownSite, untilKept, type OwnSite } from './ownSite.ts';

const { games, settings } = words.panels;

let site: OwnSite;
let visited: Awaited<ReturnType<typeof visit>>;
let page: Page;

/** A first visit, to the trainer, and then no network any more: neither the browser's nor the site's own. */
beforeAll(async () => {
  site = await ownSite();
  visited = await visit({ serviceWorkers: 'allow' }, site.address);
  page = await visited.context.newPage();
  await trainerOn(page).open({ game: 'partita-vinta', after: 112 });
  await untilKept(page);
  await visited.context.setOffline(true);
  site.cutOff();
});

afterAll(async () => {
  await visited.context.close();
  site.remove();
});

describe('after one visit, with no network', () => {
  test('the page that is open has the hints that it had not asked for yet', async () => {
    const trainer = trainerOn(page);
    await trainer.control(words.trainer.hint).click();
    await expect.poll(trainer.told, { timeout: 10_000 }).toMatch(/^Primo indizio\. /);
    await trainer.control(words.trainer.hint).click();
    await trainer.control(words.trainer.hint).click();
    await expect.poll(trainer.told, { timeout: 20_000 }).toMatch(/^Terzo indizio\. /);
  });

  test('every page of the site is there', async () => {
    const missing = await page.evaluate(
      async (addresses) => {
        const statuses = await Promise.all(
          addresses.map(async (address) => ({ address, ...(await answerTo(address)) })),
        );
        async function answerTo(address: string) {
          const response = await fetch(address);
          return { status: response.status, isPage: (await response.text()).includes('<h1') };
        }
        return statuses.filter(({ status, isPage }) => status !== 200 || !isPage);
      },
      // Not those for frames of other sites.
      promisedAddresses.filter((address) => !address.startsWith('/incorpora/')),
    );
    expect(missing).toEqual([]);
  });

  test.each([
    [paths.home(), paths.home(), words.site.tagline],
    [paths.rules(), paths.rules(), 'Le regole'],
    ['/regole', '/regole/', 'Le regole'],
    ['/regole/index.html', '/regole/index.html', 'Le regole'],
    ['/regole/?utm_source=x', '/regole/?utm_source=x', 'Le regole'],
    ['/allenamento?codice=CR1-N-AAAAAAB', paths.trainer({ code: 'CR1-N-AAAAAAB' }), 'Allenamento'],
    ['/non-esiste/', '/non-esiste/', words.site.notFound.title],
  ])('%s leads to %s, «%s»', async (address, expected, title) => {
    const response = await page.goto(address);
    expect(await page.title()).toContain(title);
    const { pathname, search } = new URL(page.url());
    expect(pathname + search).toBe(expected);
    expect(response!.status()).toBe(address === '/non-esiste/' ? 404 : 200);
  });

  test('the trainer opens a deal that is known to be winnable, and plays', async () => {
    const trainer = trainerOn(page);
    await trainer.open({ code: 'CR1-N-AAAAAT3' });
    await page.getByLabel(settings.names.difficulty).selectOption('easy');
    await trainer.control(words.trainer.start).focus();
    await page.keyboard.press('Enter');
    await expect.poll(trainer.told).toContain(games.begun.easy);
    await trainer.type('s');
    expect(await trainer.told()).toContain('96 carte nelle pile, 8 sulle fondazioni.');
  });

  test('the search finds, with the text around what is found', async () => {
    await page.goto(paths.search('ridistribuzione'));
    const found = page.locator('main ol > li');
    await expect.poll(() => found.count(), { timeout: 10_000 }).toBe(10);
    expect(await found.locator('b').first().textContent()).toMatch(/ridistribuzion/i);
  });

  test('a game is stepped through in place, and the drill asks', async () => {
    await openLive(page, paths.move(game, 10));
    await page.locator('a.on').first().click();
    await expectAt(page, 11);
    await page.goto(paths.drill());
    await expect.poll(() => page.locator('.told p').first().textContent()).toMatch(/Domanda 1/);
  });

  test('nothing was wrong that a visitor would see', () => {
    expect(visited.complaints).toEqual([]);
  });
});
