import type { Page } from 'playwright-core';
import { expect } from 'vitest';

import { deal, play, start, type Action } from '../../../src/engine/index.ts';
import { en } from '../../../src/words/en.ts';
import { it } from '../../../src/words/it.ts';
import { test } from '../site.ts';
import { trainerOn, wordsOf } from '../trainerPage.ts';

const CODE = 'CR1-N-AAAAAT3';

/** The board of that code once some moves have been played. */
const boardAfter = (...actions: readonly Action[]) => actions.reduce(play, start(deal(CODE)));

/** Goes to the other language, where the trainer opens. */
const cross = async (page: Page) => {
  await page.locator('.language').click();
  await trainerOn(page).ready();
};

const queryOf = (page: Page) => new URL(page.url()).search;

test('a game in progress goes on in the other language, with what can be undone and redone', async ({
  page,
}) => {
  const trainer = trainerOn(page);
  await trainer.open(`/allenamento/?codice=${CODE}`);
  await trainer.type('8 f');
  await trainer.type('8 10');
  await trainer.type('u');

  await cross(page);
  expect(page.url()).toMatch(/\/en\/practice\/\?codice=CR1-N-AAAAAT3$/);
  expect(await trainer.places()).toEqual(wordsOf(boardAfter('8>H+'), en));
  expect(await trainer.told()).toContain('It goes on from where it was left. Moves played: 1.');
  expect(await page.locator('.score').textContent()).toContain(en.trainer.moves(1));
  await trainer.type('y');
  expect(await trainer.told()).toMatch(/^Redone\. /);
  await trainer.type('u');
  await trainer.type('u');
  expect(await trainer.places()).toEqual(wordsOf(boardAfter(), en));
  await trainer.type('y');
  await trainer.type('r');

  await cross(page);
  expect(page.url()).toMatch(/\/allenamento\/\?codice=CR1-N-AAAAAT3$/);
  expect(await trainer.places()).toEqual(wordsOf(boardAfter('8>H+', 'R')));
  await trainer.type('s');
  expect(await trainer.told()).toContain('Ridistribuzioni rimaste: 2 su 3.');
});

test('Back leads to the game as it is by then', async ({ page }) => {
  const trainer = trainerOn(page);
  await trainer.open(`/allenamento/?codice=${CODE}`);
  await trainer.type('8 f');
  await cross(page);
  await trainer.type('8 10');
  await page.goBack();
  await page.waitForURL(`**/allenamento/?codice=${CODE}`);
  await trainer.ready();
  await expect.poll(() => trainer.places()).toEqual(wordsOf(boardAfter('8>H+', '8>10')));
  await trainer.type('u');
  expect(await trainer.told()).toMatch(/^Annullata/);
});

test('a game that was only opened is the one that opens, not the last that was played', async ({
  page,
}) => {
  const trainer = trainerOn(page);
  await trainer.open(`/en/practice/?codice=${CODE}`);
  await trainer.type('8 f');
  await trainer.open('/en/practice/?partita=partita-vinta&dopo=10');
  await cross(page);
  expect(queryOf(page)).toBe('?partita=partita-vinta&dopo=10');
  await page.locator('#codice').fill('CR1-N-AAAAAAB');
  await page.keyboard.press('Enter');
  await expect.poll(() => queryOf(page)).toBe('?codice=CR1-N-AAAAAAB');
  await cross(page);
  expect(page.url()).toMatch(/\/en\/practice\/\?codice=CR1-N-AAAAAAB$/);
  expect(await trainer.places()).toEqual(wordsOf(start(deal('CR1-N-AAAAAAB')), en));
});

test('what is set in one language is set in the other', async ({ page }) => {
  const trainer = trainerOn(page);
  await trainer.open(`/allenamento/?codice=${CODE}`);
  const settingsIn = async ({ panels }: typeof it) => {
    await page.getByText(panels.settings.title, { exact: true }).click();
    return page.getByLabel(panels.settings.names.colours, { exact: true });
  };
  await (await settingsIn(it)).selectOption('two');
  await cross(page);
  expect(await page.locator('html').getAttribute('data-colours')).toBe('two');
  const colours = await settingsIn(en);
  expect(await colours.inputValue()).toBe('two');
  await colours.selectOption('four');
  expect(await trainer.told()).toBe('Suit colours: four.');
  await cross(page);
  expect(await (await settingsIn(it)).inputValue()).toBe('four');
});
