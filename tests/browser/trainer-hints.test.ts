import { describe, expect } from 'vitest';

import { moveTitle } from '../../src/describe/index.ts';
import { legalMoves } from '../../src/engine/index.ts';
import { it as words } from '../../src/words/it.ts';
import { wonBoard } from '../unit/engine/wonGame.ts';
import { expectAccessible } from './axe.ts';
import { test } from './site.ts';
import { trainerOn, typed } from './trainerPage.ts';

const { hint, noHint, preparing } = words.trainer;

describe('hints', () => {
  test('come in four steps, by the keyboard alone, and the last is a legal move and its rule', async ({
    page,
  }) => {
    const trainer = trainerOn(page);
    await trainer.open({ game: 'partita-vinta', after: 112 });
    const places = await trainer.places();
    await trainer.control(hint).focus();
    for (const nth of ['Primo', 'Secondo', 'Terzo', 'Quarto']) {
      await page.keyboard.press('Enter');
      await expect.poll(trainer.told).toMatch(new RegExp(`^${nth} indizio\\. `));
      expect(
        await trainer.control(hint).evaluate((button) => button === document.activeElement),
      ).toBe(true);
    }
    expect(await trainer.places()).toEqual(places);
    const told = await trainer.told();
    const board = wonBoard({ after: 112 });
    const named = legalMoves(board).filter((move) => told.includes(moveTitle(board, move, words)));
    expect(named).toHaveLength(1);
    expect(await page.locator('.told .rule a').getAttribute('href')).toMatch(/^\/regole\/#r\d+$/);
    await expectAccessible(page);
    await trainer.type(typed(named[0]!));
    expect(await trainer.told()).not.toContain('rifiutata');
    await trainer.control(hint).click();
    await expect.poll(trainer.told).toMatch(/^Primo indizio\. /);
  });

  test('never hold up what is typed, and the look for a win can be ended', async ({ page }) => {
    const trainer = trainerOn(page);
    await trainer.open({ game: 'partita-vinta', after: 60 });
    await trainer.control(hint).click();
    await expect.poll(trainer.told).toMatch(/^Primo indizio\. /);
    await trainer.control(hint).click();
    await trainer.type('10');
    expect(await trainer.told()).toMatch(/^Pila 10/);
    await expect.poll(trainer.told, { timeout: 15_000 }).toMatch(/^Cerco una vittoria da qui/);
    await trainer.control(hint).click();
    await expect.poll(trainer.told).toBe(words.hint.stopped);
  });

  test('of another board are not told of this one', async ({ page }) => {
    const trainer = trainerOn(page);
    await trainer.open({ game: 'partita-vinta', after: 60 });
    await trainer.control(hint).click();
    await expect.poll(trainer.told).toMatch(/^Primo indizio\. /);
    await trainer.control(hint).click();
    await trainer.type(typed(legalMoves(wonBoard({ after: 60 }))[0]!));
    const told = await trainer.told();
    await page.waitForTimeout(3000);
    expect(await trainer.told()).toBe(told);
  });

  test('are said to be on their way until they come', async ({ page }) => {
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<undefined>();
    await page.context().route('**/hintWorker*', async (route) => {
      await arrived;
      await route.continue();
    });
    const trainer = trainerOn(page);
    await trainer.open({ game: 'partita-vinta', after: 112 });
    await trainer.control(hint).click();
    await expect.poll(trainer.told).toBe(preparing);
    arrive(undefined);
    await expect.poll(trainer.told).toMatch(/^Primo indizio\. /);
  });

  test.for([
    ['where the browser has no workers', 'delete self.Worker'],
    [
      'where the network has gone',
      'self.Worker = class extends EventTarget { postMessage() { this.onerror() } }',
    ],
  ] as const)('that can’t be loaded are said not to be there, %s', async ([, script], { page }) => {
    await page.addInitScript(script);
    const trainer = trainerOn(page);
    await trainer.open({ game: 'partita-vinta', after: 112 });
    await trainer.control(hint).click();
    expect(await trainer.told()).toBe(noHint);
    await trainer.control(hint).click();
    expect(await trainer.told()).toContain(noHint);
    await trainer.type('10');
    expect(await trainer.told()).toMatch(/^Pila 10/);
  });
});
