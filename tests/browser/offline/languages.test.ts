import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { en } from '../../../src/words/en.ts';
import { it } from '../../../src/words/it.ts';
import { visit } from '../site.ts';
import { trainerOn } from '../trainerPage.ts';
import { ownSite, untilKept, type OwnSite } from './ownSite.ts';

/** Each language has a worker of its own: that of the first governs the whole host, but for the folder of the other. */
let site: OwnSite;
let visited: Awaited<ReturnType<typeof visit>>;
let page: Page;

beforeEach(async () => {
  site = await ownSite(false);
  visited = await visit({ serviceWorkers: 'allow' }, site.address);
  page = await visited.context.newPage();
});

afterEach(async () => {
  await visited.context.close();
  site.remove();
  expect(visited.complaints).toEqual([]);
});

const read = async (...addresses: readonly string[]) => {
  for (const address of addresses) {
    await page.goto(address);
    await untilKept(page);
  }
};

const cut = async () => {
  await visited.context.setOffline(true);
  site.cutOff();
};

const expectRead = async (address: string, title: string, status = 200) => {
  const response = await page.goto(address);
  expect(response!.status()).toBe(status);
  expect(await page.title()).toContain(title);
};

const comeBack = async () => {
  await site.comeBack();
  await visited.context.setOffline(false);
};

const expectBoth = async (titleOfRules: string) => {
  await expectRead('/regole/', titleOfRules);
  await expectRead('/en/rules/', 'The rules of Crescent');
  await expectRead('/non-esiste/', it.site.notFound.title, 404);
  await expectRead('/en/nothing-here/', en.site.notFound.title, 404);
};

test('with no network each is read once it has been visited, and plays the game of the other', async () => {
  await read('/');
  await cut();
  // There is such a page, so it is not said in Italian that there is none.
  await expect(page.goto('/en/rules/')).rejects.toThrow(/ERR_/);
  await comeBack();
  await read('/en/');
  await cut();
  await expectBoth('Le regole del Crescent');
  const trainer = trainerOn(page);
  await trainer.open('/en/practice/?codice=CR1-N-AAAAAT3');
  await trainer.type('8 f');
  expect(await trainer.told()).toMatch(/ goes from pile 8 to the ascending heart foundation/);
  await page.getByRole('link', { name: 'Italiano' }).click();
  await trainer.ready();
  expect(await trainer.told()).toContain('Mosse giocate: 1.');
});

test('a new version of one leaves the other as it is kept', async () => {
  await read('/en/glossary/', '/glossario/');
  site.publish('Regole nuove', 'hintWorker');
  await page.reload();
  const region = page.getByRole('region', { name: it.update.label });
  await region.getByRole('button', { name: it.update.accept }).click();
  const titleOfRules = () =>
    page.evaluate(async () => /<title>([^<]*)/.exec(await (await fetch('/regole/')).text())?.[1]);
  await expect.poll(() => titleOfRules().catch(() => ''), { timeout: 10_000 }).toBe('Regole nuove');
  await cut();
  await expectBoth('Regole nuove');
});
