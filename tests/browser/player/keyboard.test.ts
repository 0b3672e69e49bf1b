import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { it } from '../../../src/words/it.ts';
import { paths } from '../../../src/words/paths.ts';
import { test } from '../site.ts';
import {
  changeOf,
  expectAt,
  focused,
  game,
  openLive,
  pathOf,
  status,
  steps,
  undoOf,
} from './stepping.ts';

const { player } = it;

/** Tabs until an element of that class, among the controls over the board, has the focus. */
const tabTo = async (page: Page, name: string) => {
  for (let presses = 0; presses < 40; presses++) {
    if ((await focused(page)) === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${name}.`);
};

describe('the step-through, by keyboard alone', () => {
  test('on and back say what changed, keep the focus, and the address follows', async ({
    page,
  }) => {
    await openLive(page, paths.move(game, 10));
    await tabTo(page, 'on');
    await page.keyboard.press('Enter');
    expect(await status(page).textContent()).toBe(changeOf(11));
    await expectAt(page, 11);
    expect(await focused(page)).toBe('on');

    await page.keyboard.press('Enter');
    await expectAt(page, 12);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    expect(await status(page).textContent()).toBe(undoOf(12));
    await expectAt(page, 11);
    expect(await focused(page)).toBe('back');
  });

  test('the way back of the browser goes step by step, and on again', async ({ page }) => {
    await openLive(page, paths.move(game, 10));
    await tabTo(page, 'on');
    for (let presses = 0; presses < 10; presses++) await page.keyboard.press('Enter');
    expect(pathOf(page)).toBe(steps[20]!.path);
    await page.goBack();
    expect(pathOf(page)).toBe(steps[19]!.path);
    expect(await page.locator('h1').textContent()).toContain(steps[19]!.number);
    expect(await status(page).textContent()).toBe(steps[20]!.undo);
    await page.goForward();
    expect(await status(page).textContent()).toBe(steps[20]!.change);
    for (let presses = 0; presses < 10; presses++) await page.goBack();
    await expectAt(page, 10);
  });

  test('the ends keep the focus and say that they are ends, each time in other words', async ({
    page,
  }) => {
    await openLive(page, paths.move(game, 1));
    await tabTo(page, 'back');
    await page.keyboard.press('Enter');
    await expectAt(page, 0);
    expect(await focused(page)).toBe('back');
    await page.keyboard.press('Enter');
    expect(await status(page).textContent()).toBe(player.atStart);
    await page.keyboard.press('Enter');
    expect(await status(page).textContent()).toBe(player.again(player.atStart));
    await page.keyboard.press('Enter');
    expect(await status(page).textContent()).toBe(player.atStart);
    expect(await focused(page)).toBe('back');
    await expectAt(page, 0);

    await tabTo(page, 'last');
    await page.keyboard.press('Enter');
    await expectAt(page, 119);
    expect(await status(page).textContent()).toContain(changeOf(119));
    expect(await status(page).textContent()).toContain('Partita vinta');
    expect(await focused(page)).toBe('last');
    await page.keyboard.press('Enter');
    expect(await status(page).textContent()).toBe(player.atEnd('mossa 119'));
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).toBe('on');

    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expectAt(page, 0);
    expect(await focused(page)).toBe('first');
  });

  test('a move is reached by its number, and what can’t be a number is told', async ({ page }) => {
    await openLive(page, paths.move(game, 10));
    const field = page.getByLabel(player.goTo);
    await field.focus();
    const submit = async (text: string) => {
      await page.keyboard.press('Control+A');
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
      return status(page).textContent();
    };
    expect(await submit('40')).toBe(`${player.nowAt('mossa 40')} ${changeOf(40)}`);
    await expectAt(page, 40);
    expect(await submit('39')).toBe(undoOf(40));
    expect(await submit('39')).toBe(player.alreadyAt('mossa 39'));
    expect(await submit('120')).toBe(player.noSuchMove('120', 119));
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await submit('120')).toBe(player.again(player.noSuchMove('120', 119)));
    expect(await submit('dieci')).toBe(player.noNumber('dieci', 119));
    expect(await submit('-1')).toBe(player.noNumber('-1', 119));
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Enter');
    expect(await status(page).textContent()).toBe(player.noNumber('', 119));
    await expectAt(page, 39);
    expect(await submit('0')).toContain(steps[0]!.change);
    expect(await field.getAttribute('aria-invalid')).toBeNull();
    expect(await field.inputValue()).toBe('');
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('the slider moves the board at once, and tells and follows once it rests', async ({
    page,
  }) => {
    await openLive(page, paths.move(game, 10));
    await tabTo(page, 'slider');
    await page.keyboard.press('ArrowRight');
    expect(await page.locator('h1').textContent()).toContain('Mossa 11 di 119');
    expect(await page.getByRole('slider').getAttribute('aria-valuetext')).toBe('Mossa 11 di 119');
    await page.waitForURL(`**${paths.move(game, 11)}`);
    expect(await status(page).textContent()).toBe(changeOf(11));
    await page.keyboard.press('ArrowLeft');
    await page.waitForURL(`**${paths.move(game, 10)}`);
    expect(await status(page).textContent()).toBe(undoOf(11));
    await page.keyboard.press('End');
    await page.waitForURL(`**${paths.move(game, 119)}`);
    expect(await status(page).textContent()).toContain(player.nowAt('mossa 119'));
    await page.keyboard.press('Home');
    await page.waitForURL(`**${paths.move(game, 0)}`);
    expect(await focused(page)).toBe('slider');
    expect(await page.evaluate(() => history.length)).toBe(2);
  });

  test('a held key runs through the game, told once it is let go, as one entry of the history', async ({
    page,
  }) => {
    await openLive(page, paths.move(game, 10));
    await tabTo(page, 'on');
    for (let repeats = 0; repeats < 30; repeats++) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await page.waitForURL(`**${steps[40]!.path}`);
    expect(await status(page).textContent()).toContain(steps[40]!.change);
    expect(await focused(page)).toBe('on');
    expect(await page.evaluate(() => history.length)).toBe(3);
    await page.goBack();
    await expectAt(page, 10);
  });

  test('no key outside the slider is taken: arrows scroll, letters do nothing', async ({
    page,
  }) => {
    await openLive(page, paths.move(game, 10));
    await tabTo(page, 'on');
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'Home', 'End', 'n', 'p', 'j'])
      await page.keyboard.press(key);
    await expectAt(page, 10);
  });
});
