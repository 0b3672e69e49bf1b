import type { Page } from 'playwright-core';
import { expect } from 'vitest';

import { describeChange, describeUndo } from '../../../src/describe/index.ts';
import { it } from '../../../src/words/it.ts';
import { paths } from '../../../src/words/paths.ts';
import { wonPlayback, wonSteps } from '../../unit/player/wonPlayback.ts';

export const game = 'partita-vinta';

/** The steps of the won game, as its pages tell them. */
export const { steps } = wonPlayback;

const moveNumbered = (number: number) => {
  const step = wonSteps.find((one) => one.kind === 'move' && one.number === number);
  if (step?.kind !== 'move') throw new Error(`There is no move ${number}.`);
  return step;
};

/** What a move changed, as the engine's boards have it. */
export const changeOf = (number: number): string => {
  const { before, after, move } = moveNumbered(number);
  return describeChange(before, after, move, it);
};

/** What taking a move back changes. */
export const undoOf = (number: number): string => {
  const { before, after, move } = moveNumbered(number);
  return describeUndo(before, after, move, it);
};

/** Opens the page of a step and waits until it can step in place. */
export const openLive = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.locator('.slider:enabled').waitFor();
};

export const status = (page: Page) => page.getByRole('status');

export const pathOf = (page: Page): string => new URL(page.url()).pathname;

/** The class of the element that has the focus, which names each link of the player. */
export const focused = (page: Page) => page.evaluate(() => document.activeElement?.className);

/** Fails unless address, title and first heading are those of a move. */
export const expectAt = async (page: Page, number: number): Promise<void> => {
  const { title, number: named, what } = steps.find(({ played }) => played === number)!;
  expect(pathOf(page)).toBe(paths.move(game, number));
  expect(await page.title()).toBe(it.site.title(title));
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(`${named}: ${what}`);
};
