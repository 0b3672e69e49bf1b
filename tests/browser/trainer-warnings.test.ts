import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { moveTitle } from '../../src/describe/index.ts';
import { legalMoves } from '../../src/engine/index.ts';
import { it as words } from '../../src/words/it.ts';
import { wonBoard } from '../unit/engine/wonGame.ts';
import { expectAccessible } from './axe.ts';
import { test } from './site.ts';
import { trainerOn } from './trainerPage.ts';

const { noHint, undo, undoLast } = words.trainer;
const { winnable, impossible, lostSince, canUndo } = words.hint;
const { title, names } = words.panels.settings;

/** A move of the won game after which one move, as it is typed, loses. */
const provedSoon = { after: 116, move: '16 11' };
/** The same, where so much can still be played that it is not proved at once. */
const hardToProve = { after: 93, move: '1 11' };

const lost = `${lostSince({ moves: 1, redistributions: 0 })} ${impossible} ${canUndo}`;
const notFound = `${lostSince({ moves: 1, redistributions: 0 })} ${words.hint.notFound(5)} ${canUndo}`;
const slow = { timeout: 20_000 };

/** The trainer on the won game, and what it tells besides its answers. */
const openAt = async (page: Page, after: number, warnings: 'on' | 'off' = 'on') => {
  await page.addInitScript((kept) => {
    localStorage.setItem('crescent.settings', kept);
  }, JSON.stringify({ warnings }));
  const trainer = trainerOn(page);
  await trainer.open({ game: 'partita-vinta', after });
  const outlook = page.locator('.outlook');
  return {
    ...trainer,
    outlook,
    warning: outlook.getByRole('status'),
    undoButton: outlook.getByRole('button'),
    expectOutlook: (text: string) =>
      expect.poll(() => outlook.locator('p').textContent(), slow).toBe(text),
  };
};

test('a move that loses a known win is told of after what it did, and undone in place by the keyboard', async ({
  page,
}) => {
  const trainer = await openAt(page, provedSoon.after);
  const before = await trainer.places();
  await trainer.expectOutlook(winnable);
  expect(await trainer.warning.textContent()).toBe('');
  await trainer.type(provedSoon.move);
  await expect.poll(() => trainer.warning.textContent(), slow).toBe(lost);
  expect(await trainer.told()).toMatch(/^L’asso di quadri va dalla pila 16 alla pila 11/);
  expect(await trainer.field.evaluate((field) => field === document.activeElement)).toBe(true);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }

  await trainer.undoButton.focus();
  await page.keyboard.press('Enter');
  expect(await trainer.places()).toEqual(before);
  expect(await trainer.told()).toMatch(/^Annullata/);
  expect(await trainer.control(undo).evaluate((button) => button === document.activeElement)).toBe(
    true,
  );
  await trainer.expectOutlook(winnable);
  expect(await trainer.warning.textContent()).toBe('');
  expect(await trainer.undoButton.count()).toBe(0);
});

describe('the warning', () => {
  test('is set among the settings, kept, and told at once of the board as it is', async ({
    page,
  }) => {
    const trainer = trainerOn(page);
    await trainer.open({ game: 'partita-vinta', after: provedSoon.after });
    const list = page.getByLabel(names.warnings);
    expect(await page.locator('.outlook').getByRole('status').count()).toBe(0);
    await page.getByText(title, { exact: true }).click();
    await list.selectOption('on');
    expect(await trainer.told()).toBe('Avvisami se perdo una partita vincibile: sì.');
    await expect.poll(() => page.locator('.outlook p').textContent(), slow).toBe(winnable);
    await page.reload();
    await trainer.ready();
    await expect.poll(() => page.locator('.outlook p').textContent(), slow).toBe(winnable);
    expect(await list.inputValue()).toBe('on');
  });

  test('says no more than it knows, holds up nothing, and lets be what is told meanwhile', async ({
    page,
  }) => {
    const trainer = await openAt(page, hardToProve.after);
    await trainer.expectOutlook(winnable);
    await trainer.type(hardToProve.move);
    await trainer.type('10');
    expect(await trainer.told()).toMatch(/^(?:Pila|La pila) 10/);
    await trainer.expectOutlook(words.hint.searching(2));
    await expect.poll(() => trainer.warning.textContent(), slow).toBe(notFound);
    expect(await trainer.told()).toMatch(/^(?:Pila|La pila) 10/);
  });

  test('of a redistribution offers no undo, which there is none of', async ({ page }) => {
    const trainer = await openAt(page, 95);
    await trainer.expectOutlook(winnable);
    await trainer.type('r');
    const text = lostSince({ moves: 0, redistributions: 1 });
    await expect.poll(() => trainer.warning.textContent(), slow).toContain(text);
    expect(await trainer.undoButton.count()).toBe(0);
  });

  test('is not given unasked; what is known is there to be read once a hint was asked for', async ({
    page,
  }) => {
    const trainer = await openAt(page, provedSoon.after, 'off');
    await trainer.type(provedSoon.move);
    await trainer.type('u');
    await page.waitForTimeout(1000);
    expect(await trainer.outlook.textContent()).toBe('');
    const hint = trainer.control(words.trainer.hint);
    await hint.click();
    await hint.click();
    await trainer.expectOutlook(winnable);
    await trainer.type(provedSoon.move);
    await trainer.expectOutlook(impossible);
    expect(await trainer.warning.count()).toBe(0);
    expect(await trainer.control(undoLast).count()).toBe(0);
    await hint.click();
    await hint.click();
    await expect.poll(trainer.told, slow).toBe(impossible);
  });

  test('leaves the hints as they are: from where it was undone, a legal move and its rule', async ({
    page,
  }) => {
    const trainer = await openAt(page, provedSoon.after);
    await trainer.expectOutlook(winnable);
    await trainer.type(provedSoon.move);
    await trainer.undoButton.click();
    for (const nth of ['Primo', 'Secondo', 'Terzo', 'Quarto']) {
      await trainer.control(words.trainer.hint).click();
      await expect.poll(trainer.told, slow).toMatch(new RegExp(`^${nth} indizio\\. `));
    }
    const board = wonBoard({ after: provedSoon.after });
    const told = await trainer.told();
    const named = legalMoves(board).filter((move) => told.includes(moveTitle(board, move, words)));
    expect(named).toHaveLength(1);
    expect(await page.locator('.told .rule a').getAttribute('href')).toMatch(/^\/regole\/#r\d+$/);
  });

  test('says so once where it can’t be had, and the game goes on', async ({ page }) => {
    await page.addInitScript('delete self.Worker');
    const trainer = await openAt(page, provedSoon.after);
    await expect.poll(() => trainer.warning.textContent(), slow).toBe(noHint);
    await trainer.type(provedSoon.move);
    expect(await trainer.told()).toMatch(/^L’asso di quadri va/);
    await trainer.expectOutlook(noHint);
    expect(await trainer.warning.textContent()).toBe('');
  });
});
