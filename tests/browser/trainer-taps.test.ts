import { describe, expect } from 'vitest';

import { destinations, isFoundation, PILES, type Place } from '../../src/engine/index.ts';
import { it as words } from '../../src/words/it.ts';
import { wonBoard } from '../unit/engine/wonGame.ts';
import { test } from './site.ts';
import { trainerOn, wordsOf } from './trainerPage.ts';

const AFTER = 34;
const position = wonBoard({ after: AFTER });
const start = { game: 'partita-vinta', after: AFTER } as const;

/** The first pile whose top card has such destinations. */
const pileWith = (fits: (to: readonly Place[]) => boolean): Place => {
  const pile = PILES.find((from) => fits(destinations(position, from)));
  if (!pile) throw new Error('No pile has such destinations');
  return pile;
};
const one = pileWith((to) => to.length === 1);
const several = pileWith((to) => to.length > 1);
const toFoundation = pileWith((to) => to.length > 1 && to.some(isFoundation));
const none = pileWith((to) => to.length === 0);

/** Longer than the two halves of a double tap can lie apart. */
const PAUSE = 400;

describe('a tap (R25)', () => {
  test('plays at once where one place accepts the card, and a second half plays no other', async ({
    page,
  }) => {
    const trainer = trainerOn(page);
    await trainer.open(start);
    await trainer.clickQuickly(one, 3);
    expect(await trainer.told()).toMatch(new RegExp(` va ${words.place.with('da', one)} `));
    expect(await page.locator('.score').textContent()).toContain(words.trainer.moves(1));
    await trainer.control('Annulla').click();
    expect(await trainer.places()).toEqual(wordsOf(position));
  });

  test('chooses where several do, and marks them; a second tap plays', async ({ page }) => {
    const trainer = trainerOn(page);
    await trainer.open(start);
    const accepting = destinations(position, several);
    await trainer.click(several);
    expect(await trainer.button(several).getAttribute('aria-pressed')).toBe('true');
    expect(await trainer.told()).toContain(`${accepting.length} posti accettano questa carta.`);
    const marked = await page
      .locator('.play .changed [data-place]')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-place')));
    expect(marked.sort()).toEqual([...accepting].sort());
    expect(await trainer.places()).toEqual(wordsOf(position));

    const to = accepting.at(-1)!;
    await trainer.clickQuickly(to, 2);
    expect(await trainer.told()).toContain(words.place.with('a', to));
    expect(await page.locator('.score').textContent()).toContain(words.trainer.moves(1));
    expect(await page.locator('.play .changed').count()).toBe(0);
  });

  test('chooses where none does, lets go at the next, and refuses elsewhere', async ({ page }) => {
    const trainer = trainerOn(page);
    await trainer.open(start);
    await trainer.click(none);
    expect(await trainer.told()).toContain('Adesso nessun posto accetta questa carta.');
    await page.waitForTimeout(PAUSE);
    await trainer.click(none);
    expect(await trainer.told()).toBe(words.reply.unselected(none));
    await page.waitForTimeout(PAUSE);
    await trainer.click(none);
    await trainer.clickQuickly(one, 2);
    expect(await trainer.told()).toMatch(/^Mossa rifiutata/);
    expect(await trainer.places()).toEqual(wordsOf(position));
  });

  test('twice sends the card to a foundation that accepts it', async ({ page }) => {
    const trainer = trainerOn(page);
    await trainer.open(start);
    const foundation = destinations(position, toFoundation).find(isFoundation)!;
    await trainer.clickQuickly(toFoundation, 2);
    expect(await trainer.told()).toContain(words.place.with('a', foundation));
    expect(await page.locator('.score').textContent()).toContain(words.trainer.moves(1));
  });
});

describe('a key, or a click by a screen reader', () => {
  test.for(['Enter', 'Space'] as const)('%s chooses, then plays', async (key, { page }) => {
    const trainer = trainerOn(page);
    await trainer.open(start);
    await trainer.press(one, key);
    expect(await trainer.told()).toMatch(new RegExp(`^Scelta la ${words.place.name(one)}: `));
    expect(await trainer.places()).toEqual(wordsOf(position));
    const to = destinations(position, one)[0]!;
    await trainer.press(to, key);
    expect(await trainer.told()).toContain(words.place.with('a', to));
    expect(await trainer.button(to).evaluate((button) => button === document.activeElement)).toBe(
      true,
    );
  });

  test('a click that no pointer made does the same', async ({ page }) => {
    const trainer = trainerOn(page);
    await trainer.open(start);
    const clickOn = (place: Place) =>
      trainer.button(place).evaluate((button) => {
        (button as HTMLElement).click();
      });
    await clickOn(one);
    await clickOn(one);
    expect(await trainer.told()).toBe(words.reply.unselected(one));
    await clickOn(one);
    await clickOn(destinations(position, one)[0]!);
    expect(await page.locator('.score').textContent()).toContain(words.trainer.moves(1));
  });
});

test('Escape lets go of a chosen card, from wherever the focus is, and leaves it there', async ({
  page,
}) => {
  const trainer = trainerOn(page);
  await trainer.open(start);
  await trainer.press(one);
  await page.keyboard.press('Escape');
  expect(await trainer.told()).toBe(words.reply.unselected(one));
  expect(await trainer.button(one).getAttribute('aria-pressed')).toBe('false');
  expect(await trainer.button(one).evaluate((button) => button === document.activeElement)).toBe(
    true,
  );

  await trainer.click(several);
  await trainer.field.focus();
  await page.keyboard.press('Escape');
  const told = words.reply.unselected(several);
  expect(await trainer.told()).toBe(told);
  await page.keyboard.press('Escape');
  expect(await trainer.told()).toBe(told);
  expect(await trainer.places()).toEqual(wordsOf(position));
});
