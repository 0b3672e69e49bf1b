import type { Page } from 'playwright-core';
import { expect } from 'vitest';

import { PLACES, placesOf, REDISTRIBUTION, type Place } from '../../src/engine/index.ts';
import { it as words } from '../../src/words/it.ts';
import { wonBoard, wonGame } from '../unit/engine/wonGame.ts';
import { test } from './site.ts';
import { trainerOn, typed, wordsOf, type TrainerPage } from './trainerPage.ts';

const last = wonBoard({ after: 119 });

/** Whole games take longer than the other tests. */
const LONG = 180_000;

const expectWon = async (page: Page, trainer: TrainerPage) => {
  expect(await trainer.places()).toEqual(wordsOf(last));
  const told = await trainer.told();
  expect(told).toContain('Partita vinta');
  expect(told).toContain('104');
  expect(told).toMatch(/119 mosse in .*second/);
  const ending = await page.locator('.ending').textContent();
  expect(ending).toContain('Partita vinta');
  expect(ending).toContain('119 mosse');
  expect(await page.locator('.score').textContent()).toContain(words.trainer.moves(119));

  await trainer.type('r');
  expect(await trainer.told()).toContain('La partita è già vinta');
  expect(await trainer.places()).toEqual(wordsOf(last));
};

test('the won game, typed to its end', { timeout: LONG }, async ({ page }) => {
  const trainer = trainerOn(page);
  await trainer.open({ game: 'partita-vinta', after: 0 });
  await trainer.field.focus();
  for (const action of wonGame.moves) {
    await page.keyboard.type(typed(action));
    await page.keyboard.press('Enter');
    expect(await trainer.told(), action).not.toMatch(/rifiutata|Non capisco/);
  }
  await expectWon(page, trainer);
});

test(
  'the won game by the buttons, with the keyboard alone',
  { timeout: LONG },
  async ({ page }) => {
    const trainer = trainerOn(page);
    await trainer.open({ game: 'partita-vinta', after: 0 });
    /** Where each control comes with Tab, and where the focus is: a redistribution adds one for a while. */
    const stops = () =>
      page.evaluate(() => {
        const all = [
          ...document.querySelectorAll<HTMLElement>('.trainer :is(button, input, summary)'),
        ];
        return {
          names: all.map(({ dataset, id, textContent }) => dataset.place ?? (id || textContent)),
          at: all.findIndex((control) => control === document.activeElement),
        };
      });
    const tabTo = async (isWanted: (name: string) => boolean) => {
      const { names, at } = await stops();
      const next = names.findIndex(isWanted);
      const key = next > at ? 'Tab' : 'Shift+Tab';
      for (let step = Math.abs(next - at); step > 0; step--) await page.keyboard.press(key);
    };
    const press = async (place: Place, key: string) => {
      await tabTo((name) => name === place);
      await page.keyboard.press(key);
    };
    const { names } = await stops();
    expect(PLACES.every((place) => names.includes(place))).toBe(true);
    await trainer.button('S+').focus();
    for (const action of wonGame.moves) {
      if (action === REDISTRIBUTION) {
        await tabTo((name) => name.startsWith('Ridistribuisci'));
        await page.keyboard.press('Enter');
      } else {
        const [from, to] = placesOf(action);
        await press(from, 'Enter');
        await press(to, 'Space');
      }
      expect(await trainer.told(), action).not.toContain('rifiutata');
    }
    await expectWon(page, trainer);
  },
);

test('the won game by pointer: taps, and drags', { timeout: LONG }, async ({ page }) => {
  const trainer = trainerOn(page);
  await trainer.open({ game: 'partita-vinta', after: 0 });
  let tapped: Place | undefined;
  for (const [index, action] of wonGame.moves.entries()) {
    if (action === REDISTRIBUTION) {
      await page.getByRole('button', { name: words.trainer.redistribute(1) }).click();
      continue;
    }
    const [from, to] = placesOf(action);
    // A second tap in the same place, as soon as a machine is back there, would be half of a double tap.
    if (index % 5 === 0 || from === tapped) {
      await trainer.drag(from, to);
    } else {
      await trainer.click(from);
      const isChosen = (await trainer.button(from).getAttribute('aria-pressed')) === 'true';
      if (isChosen) await trainer.click(to);
      tapped = isChosen ? to : from;
    }
    expect(await trainer.told(), action).not.toContain('rifiutata');
  }
  await expectWon(page, trainer);
});
