import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import {
  destinations,
  FOUNDATIONS,
  foundationSuit,
  isFoundation,
  PILES,
  type Place,
} from '../../src/engine/index.ts';
import { it as words } from '../../src/words/it.ts';
import { wonBoard } from '../unit/engine/wonGame.ts';
import { test } from './site.ts';
import { trainerOn, wordsOf, type TrainerPage } from './trainerPage.ts';

/** Before move 35 a card has the choice of both foundations of its suit; pile 2 is emptied at move 46. */
const position = wonBoard({ after: 34 });
const onto = (from: Place) => destinations(position, from).filter(isFoundation);
const toOne = PILES.find((from) => onto(from).length === 1)!;
const toBoth = PILES.find((from) => onto(from).length === 2)!;
const toNone = PILES.find((from) => destinations(position, from).length === 0)!;
const foundation = onto(toOne)[0]!;
const refusing = FOUNDATIONS.find((to) => foundationSuit(to) !== foundationSuit(foundation))!;

const openAt = async (page: Page, move = 34): Promise<TrainerPage> => {
  const trainer = trainerOn(page);
  await trainer.open({ game: 'partita-vinta', after: move });
  return trainer;
};

/** Nothing was played, and no card hangs over the page. */
const expectUntouched = async (page: Page, trainer: TrainerPage, board = position) => {
  expect(await trainer.places()).toEqual(wordsOf(board));
  expect(await page.locator('.lifted').count()).toBe(0);
  expect(await page.locator('.play .changed').count()).toBe(0);
};

const BACK = words.trainer.droppedNowhere;

describe('a card let go over the foundations (R26, D4)', () => {
  test('goes on the one that it is over, if that accepts it', async ({ page }) => {
    const trainer = await openAt(page);
    for (const to of onto(toBoth)) {
      await trainer.drag(toBoth, to);
      expect(await trainer.told()).toContain(words.place.with('a', to));
      await trainer.control('Annulla').click();
    }
    await expectUntouched(page, trainer);
  });

  test('goes on the one that accepts it, over another or between two', async ({ page }) => {
    const trainer = await openAt(page);
    await trainer.drag(toOne, refusing);
    expect(await trainer.told()).toContain(words.place.with('a', foundation));
    await trainer.control('Annulla').click();

    const [from, first, second] = await trainer.centres(toOne, 'S+', 'H-');
    await page.mouse.move(from!.x, from!.y);
    await page.mouse.down();
    await page.mouse.move((first!.x + second!.x) / 2, (first!.y + second!.y) / 2, { steps: 3 });
    await page.mouse.up();
    expect(await trainer.told()).toContain(words.place.with('a', foundation));
  });

  test('goes on the ascending one where both accept it', async ({ page }) => {
    const trainer = await openAt(page);
    const other = FOUNDATIONS.find(
      (to) => foundationSuit(to) !== foundationSuit(onto(toBoth)[0]!),
    )!;
    await trainer.drag(toBoth, other);
    expect(await trainer.told()).toContain(words.place.with('a', onto(toBoth)[0]!));
    expect(onto(toBoth)[0]).toContain('+');
  });

  test('is refused with its reason where none accepts it, and goes back', async ({ page }) => {
    const trainer = await openAt(page);
    await trainer.drag(toNone, 'H+');
    expect(await trainer.told()).toMatch(/^Mossa rifiutata/);
    await expectUntouched(page, trainer);
  });
});

describe('a card let go elsewhere goes back', () => {
  test('with the reason, over a place that refuses it', async ({ page }) => {
    const trainer = await openAt(page);
    const to = PILES.find(
      (pile) => pile !== toOne && !destinations(position, toOne).includes(pile),
    )!;
    await trainer.drag(toOne, to);
    const byDrag = await trainer.told();
    expect(byDrag).toMatch(/^Mossa rifiutata/);
    await expectUntouched(page, trainer);
    await trainer.type('s');
    await trainer.type(`${toOne} ${to}`);
    expect(await trainer.told()).toBe(byDrag);
  });

  test('and says so, off the board, however quickly, and where it was', async ({ page }) => {
    const trainer = await openAt(page);
    const [from] = await trainer.centres(toOne);
    for (const [x, y, steps] of [
      [from!.x + 20, from!.y + 1, 3],
      [900, 400, 8],
      [900, 400, 1],
    ] as const) {
      await page.mouse.move(from!.x, from!.y);
      await page.mouse.down();
      await page.mouse.move(x, y, { steps });
      expect(await page.locator('.lifted').count()).toBe(1);
      await page.mouse.up();
      expect(await trainer.told()).toContain(BACK);
      await expectUntouched(page, trainer);
    }
  });

  test('at Escape; then the button let go plays nothing, and the next key is heard', async ({
    page,
  }) => {
    const trainer = await openAt(page);
    const one = PILES.find((from) => destinations(position, from).length === 1)!;
    const [from] = await trainer.centres(one);
    await page.mouse.move(from!.x, from!.y);
    await page.mouse.down();
    await page.mouse.move(from!.x + 15, from!.y + 15, { steps: 3 });
    await page.keyboard.press('Escape');
    expect(await trainer.told()).toBe(BACK);
    await page.mouse.move(from!.x + 2, from!.y + 2);
    await page.mouse.up();
    expect(await trainer.told()).toBe(BACK);
    await expectUntouched(page, trainer);
    await trainer.press(one);
    expect(await trainer.told()).toMatch(/^Scelta/);
  });
});

test('a key that changes the board under a lifted card calls the drag off', async ({ page }) => {
  const trainer = await openAt(page);
  const [from, to] = await trainer.centres(toOne, foundation);
  await trainer.control(/^Ridistribuisci/).focus();
  await page.mouse.move(from!.x, from!.y);
  await page.mouse.down();
  await page.mouse.move(to!.x, to!.y, { steps: 3 });
  await trainer.control(/^Ridistribuisci/).focus();
  await page.keyboard.press('Enter');
  expect(await page.locator('.lifted').count()).toBe(0);
  const told = await trainer.told();
  expect(told).toMatch(/^Ridistribuzione:/);
  await page.mouse.up();
  expect(await trainer.told()).toBe(told);
});

describe('what is no drag', () => {
  test('the right button lifts nothing', async ({ page }) => {
    const trainer = await openAt(page);
    const told = await trainer.told();
    const [from, to] = await trainer.centres(toOne, foundation);
    await page.mouse.move(from!.x, from!.y);
    await page.mouse.down({ button: 'right' });
    await page.mouse.move(to!.x, to!.y, { steps: 3 });
    expect(await page.locator('.lifted').count()).toBe(0);
    await page.mouse.up({ button: 'right' });
    expect(await trainer.told()).toBe(told);
    await expectUntouched(page, trainer);
  });

  test('an emptied pile has no card to lift, and says so', async ({ page }) => {
    const trainer = await openAt(page, 47);
    await trainer.drag('2', '1');
    expect(await trainer.told()).toBe(words.reply.empty('2'));
    await expectUntouched(page, trainer, wonBoard({ after: 47 }));
  });
});
