import { describe, expect } from 'vitest';

import { unfold } from '../../src/engine/index.ts';
import { it as words } from '../../src/words/it.ts';
import { wonBoard, wonGame } from '../unit/engine/wonGame.ts';
import { test } from './site.ts';
import { trainerOn, typed, wordsOf } from './trainerPage.ts';

const { trainer: said, reply } = words;
const unfolded = unfold(wonGame);
if (!unfolded.ok) throw new Error('The won game can’t be played');
const steps = unfolded.value;

const boardAfter = (move: number) => wordsOf(wonBoard({ after: move }));

describe('undo and redo', () => {
  test('go back to the start and forth again, and the counter with them', async ({ page }) => {
    const trainer = trainerOn(page);
    const [undo, redo] = [trainer.control(said.undo), trainer.control(said.redo)];
    const score = page.locator('.score');
    await trainer.open({ game: 'partita-vinta', after: 0 });
    for (const action of wonGame.moves.slice(0, 5)) await trainer.type(typed(action));
    await undo.focus();
    for (let move = 4; move >= 0; move--) {
      await page.keyboard.press('Enter');
      expect(await trainer.told()).toMatch(/^Annullata: /);
      expect(await trainer.places()).toEqual(boardAfter(move));
      expect(await score.textContent()).toContain(said.moves(move));
    }
    await page.keyboard.press('Enter');
    expect(await trainer.told()).toBe(reply.nothingToUndo['at-start']);

    await redo.focus();
    for (let move = 1; move <= 5; move++) {
      await page.keyboard.press('Enter');
      expect(await trainer.told()).toMatch(/^Rigiocata\. /);
      expect(await trainer.places()).toEqual(boardAfter(move));
      expect(await score.textContent()).toContain(said.moves(move));
    }
    await page.keyboard.press('Enter');
    expect(await trainer.told()).toBe(reply.nothingToRedo);
    expect(await redo.evaluate((button) => button === document.activeElement)).toBe(true);

    await trainer.type('u');
    await trainer.type('u');
    await trainer.type(typed(wonGame.moves[3]!));
    await trainer.type('v');
    expect(await trainer.told()).toBe(reply.nothingToRedo);
    expect(await trainer.places()).toEqual(boardAfter(4));
  });

  test('stop at a redistribution, and say why', async ({ page }) => {
    const trainer = trainerOn(page);
    await trainer.open({ game: 'partita-vinta', after: 15 });
    await trainer.type(typed(wonGame.moves[15]!));
    await trainer.type('r');
    const turned = await trainer.places();
    expect(await trainer.told()).toContain(reply.noWayBack);
    await trainer.control(said.undo).click();
    expect(await trainer.told()).toBe(reply.nothingToUndo['after-redistribution']);
    expect(await trainer.places()).toEqual(turned);

    const tops = page.locator('details', { hasText: said.newTops(16) });
    await tops.locator('summary').click();
    expect(await tops.locator('li').allTextContents()).toEqual(turned.slice(0, 16));
  });
});

test('the redistribution says how many are left, then that there is none, and stays reachable', async ({
  page,
}) => {
  const trainer = trainerOn(page);
  await trainer.open({ game: 'partita-vinta', after: 0 });
  const button = page.locator('.controls button').first();
  const help = await button.getAttribute('aria-describedby');
  expect(await page.locator(`#${help!}`).textContent()).toBe(said.redistributionHint);
  for (const left of [3, 2, 1]) {
    expect(await button.textContent()).toBe(`Ridistribuisci (${said.redistributionsLeft(left)})`);
    await button.focus();
    await page.keyboard.press('Space');
    expect(await trainer.told()).toMatch(/^Ridistribuzione: in 16 pile/);
  }
  expect(await button.textContent()).toBe('Nessuna ridistribuzione');
  expect(await page.locator('.score').textContent()).toContain(said.moves(0));
  const before = await trainer.places();
  await button.focus();
  await page.keyboard.press('Enter');
  expect(await trainer.told()).toContain('Nessuna ridistribuzione.');
  await page.keyboard.press('Enter');
  expect(await trainer.told()).toMatch(/^Tentativo 2\. .*Nessuna ridistribuzione\./);
  expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await trainer.places()).toEqual(before);
});

test('the list of moves tells each in words, and counts redistributions apart', async ({
  page,
}) => {
  const trainer = trainerOn(page);
  await trainer.resume({
    start: { game: 'partita-vinta', after: 0 },
    played: wonGame.moves.slice(0, 20).join(' '),
  });
  const list = page.locator('.moves');
  expect(await list.locator('summary').textContent()).toBe(said.history);
  expect(await list.locator('li').count()).toBe(0);
  await list.locator('summary').focus();
  await page.keyboard.press('Enter');
  await list.locator('li').first().waitFor();
  expect(await list.locator('li').count()).toBe(20);
  const items = await list
    .locator('li')
    .evaluateAll((all) => all.map((item) => [(item as HTMLLIElement).value, item.textContent]));
  expect(items[9]).toEqual([10, 'Asso di picche, dalla pila 10 alla pila 14.']);
  expect(items[16]![1]).toBe(said.redistributed);
  expect(items[17]![0]).toBe(17);

  await trainer.type('u');
  expect(await list.locator('li').count()).toBe(19);
  expect(await list.locator('summary').textContent()).toBe(said.history);
  expect(steps[16]!.kind).toBe('redistribution');
});
