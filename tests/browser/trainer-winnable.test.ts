import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import surveyed from '../../content/survey/winnable.json';
import { winnableCodes } from '../../src/components/trainer/winnable.ts';
import { it as words } from '../../src/words/it.ts';
import { paths } from '../../src/words/paths.ts';
import { expectAccessible } from './axe.ts';
import { test } from './site.ts';
import { trainerOn } from './trainerPage.ts';

const { games, settings } = words.panels;
const { start, noWinnable, preparing, fromCode } = words.trainer;
const elsewhere = { game: 'partita-vinta', after: 0 } as const;

const choose = (page: Page, difficulty: keyof typeof settings.choices.difficulty) =>
  page.getByLabel(settings.names.difficulty).selectOption(difficulty);

const codeOn = (page: Page) => page.locator('.games code').textContent();

describe('a new game', () => {
  test.for(['easy', 'medium', 'hard'] as const)(
    'is one that can be won, and says how hard: %s',
    async (difficulty, { page }) => {
      const trainer = trainerOn(page);
      await trainer.open(elsewhere);
      await choose(page, difficulty);
      await trainer.control(start).focus();
      await page.keyboard.press('Enter');
      await expect.poll(trainer.told).toContain(games.begun[difficulty]);
      const code = (await codeOn(page))!;
      expect(winnableCodes(surveyed, difficulty)).toContain(code);
      expect(await trainer.told()).toContain(fromCode(code));
      expect(new URL(page.url()).search).toContain(code);
      await expectAccessible(page);
      await trainer.type('s');
      expect(await trainer.told()).toMatch(/^Mosse giocate: 0\./);
      await page.reload();
      await trainer.ready();
      expect(await page.getByLabel(settings.names.difficulty).inputValue()).toBe(difficulty);
    },
  );

  test('that is slow to come leaves the board playable, and one begun meanwhile in place', async ({
    page,
  }) => {
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<undefined>();
    await page.route(`**${paths.winnableDeals()}`, async (route) => {
      await arrived;
      await route.continue();
    });
    const trainer = trainerOn(page);
    await trainer.open(elsewhere);
    await choose(page, 'medium');
    await trainer.control(start).click();
    await expect.poll(trainer.told).toBe(preparing);
    await trainer.type('10');
    expect(await trainer.told()).toMatch(/^Pila 10/);
    await choose(page, 'any');
    await trainer.control(start).click();
    const code = await codeOn(page);
    const fetched = page.waitForResponse(`**${paths.winnableDeals()}`);
    arrive(undefined);
    await fetched;
    await page.waitForTimeout(300);
    expect(await codeOn(page)).toBe(code);
  });

  test.for([
    ['is of the difficulty that was asked for last', true],
    ['and fails in the end is not told of once another has begun', false],
  ] as const)('that is slow to come %s', async ([, comes], { page }) => {
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<undefined>();
    await page.route(`**${paths.winnableDeals()}`, async (route) => {
      await arrived;
      await (comes ? route.continue() : route.abort());
    });
    const trainer = trainerOn(page);
    await trainer.open(elsewhere);
    await choose(page, 'hard');
    await trainer.control(start).click();
    await choose(page, comes ? 'easy' : 'any');
    await trainer.control(start).click();
    const told = comes ? games.begun.easy : await trainer.told();
    arrive(undefined);
    await expect.poll(trainer.told).toContain(told);
    await page.waitForTimeout(300);
    expect(await trainer.told()).toContain(told);
  });

  test('that can’t be had is said not to be, and any other begins', async ({ page }) => {
    await page.route(`**${paths.winnableDeals()}`, (route) => route.abort());
    const trainer = trainerOn(page);
    await trainer.open(elsewhere);
    await choose(page, 'hard');
    await trainer.control(start).click();
    await expect.poll(trainer.told).toBe(noWinnable);
    await choose(page, 'any');
    await trainer.control(start).click();
    expect(await trainer.told()).toMatch(/^Partita CR1-N-/);
  });
});
