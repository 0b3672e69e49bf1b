import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { it as words } from '../../src/words/it.ts';
import { paths } from '../../src/words/paths.ts';
import { wonGame } from '../unit/engine/wonGame.ts';
import { test } from './site.ts';
import { keptGames, trainerOn, typed } from './trainerPage.ts';

const { trainer: said, reply } = words;
const start = { game: 'partita-vinta', after: 0 } as const;

const playSome = async (page: Page, from = 0, to = 6) => {
  const trainer = trainerOn(page);
  for (const action of wonGame.moves.slice(from, to)) await trainer.type(typed(action));
};

/** No other tab seems to keep the game. */
const expectMine = async (page: Page) => {
  // Answered after whatever the page has asked of the locks before.
  await page.evaluate(() => navigator.locks.query());
  expect(await page.getByText(said.takeOver).count()).toBe(0);
};

describe('a game in play is there again', () => {
  test('after a reload, with what was taken back still taken back', async ({ page }) => {
    const trainer = trainerOn(page);
    await trainer.open(start);
    await playSome(page);
    await trainer.type('u');
    await trainer.type('u');
    const board = await trainer.places();
    for (let time = 0; time < 3; time++) {
      await page.reload();
      await trainer.ready();
      expect(await trainer.places()).toEqual(board);
      expect(await trainer.told()).toContain('Mosse giocate: 4.');
      await expectMine(page);
    }
    await trainer.type('v');
    expect(await trainer.told()).toMatch(/^Rigiocata/);
    await trainer.type('u');
    await trainer.type('u');
    expect(await page.locator('.score').textContent()).toContain(said.moves(3));
  });

  test('after Back and Forward, and at the bare address', async ({ page }) => {
    const trainer = trainerOn(page);
    await page.goto(paths.home());
    await trainer.open(start);
    await playSome(page);
    const board = await trainer.places();
    await page.goBack();
    await page.goForward();
    await trainer.ready();
    expect(await trainer.places()).toEqual(board);
    await expectMine(page);
    await page.getByRole('navigation').getByRole('link', { name: words.site.trainer }).click();
    await trainer.ready();
    await expect.poll(trainer.places).toEqual(board);
    expect(page.url()).toContain('partita=partita-vinta');
  });

  test('in a new tab, after its tab was closed with no goodbye', async ({ page }) => {
    const first = trainerOn(page);
    await first.open(start);
    await playSome(page);
    const board = await first.places();
    await page.close({ runBeforeUnload: false });
    const again = await page.context().newPage();
    const trainer = trainerOn(again);
    await trainer.open();
    expect(await trainer.places()).toEqual(board);
    await expectMine(again);
  });

  test('a game, another, and the first again where it was left', async ({ page }) => {
    const trainer = trainerOn(page);
    await trainer.open({ code: 'CR1-N-AAAAAT3' });
    await trainer.type('8 c+');
    const board = await trainer.places();
    await trainer.control(words.panels.games.wonGame).click();
    expect(await trainer.places()).not.toEqual(board);
    await page.locator('#codice').fill('CR1-N-AAAAAT3');
    await page.keyboard.press('Enter');
    expect(await trainer.told()).toContain('Si riprende da dove era rimasta. Mosse giocate: 1.');
    expect(await trainer.places()).toEqual(board);
  });
});

describe('in two tabs', () => {
  test('the later says so and keeps nothing; it takes over, and the first is told', async ({
    page,
  }) => {
    const first = trainerOn(page);
    await first.open(start);
    await playSome(page);
    const other = await page.context().newPage();
    const second = trainerOn(other);
    await second.open(start);
    await expect.poll(second.told).toContain('aperta anche in un’altra scheda');
    expect(await second.places()).toEqual(await first.places());

    const before = await keptGames(other);
    await playSome(other, 6, 8);
    expect(await second.told()).not.toMatch(/rifiutata/);
    expect(await keptGames(other)).toBe(before);

    await second.control(said.takeOver).focus();
    await other.keyboard.press('Enter');
    await expect.poll(second.told).toContain(said.takenOver);
    expect(await other.evaluate(() => document.activeElement!.id)).toBe('annulla');
    expect(await keptGames(other)).not.toBe(before);
    await expect.poll(first.told).toContain('aperta anche in un’altra scheda');
    expect(await page.getByText(said.takeOver).count()).toBe(1);

    const taken = await keptGames(other);
    await first.type('u');
    expect(await first.told()).toMatch(/^Annullata/);
    expect(await keptGames(page)).toBe(taken);

    await other.reload();
    await second.ready();
    expect(await second.told()).toContain('Mosse giocate: 8.');
  });

  test('two games do not overwrite each other, and the newer state is the one opened', async ({
    page,
  }) => {
    const first = trainerOn(page);
    await first.open(start);
    await playSome(page, 0, 2);
    const other = await page.context().newPage();
    const second = trainerOn(other);
    await second.open({ code: 'CR1-N-AAAAAT3' });
    await second.type('8 c+');
    await first.type(typed(wonGame.moves[2]!));
    await keptGames(page);
    await second.control(words.panels.games.wonGame).click();
    await expect.poll(second.told).toContain('aperta anche in un’altra scheda');
    expect(await second.places()).toEqual(await first.places());
    const names = Object.keys(JSON.parse((await keptGames(page))!) as object);
    expect(names.sort()).toEqual(['?codice=CR1-N-AAAAAT3', '?partita=partita-vinta&dopo=0']);
    expect(await second.told()).not.toContain(reply.nothingToRedo);
  });
});
