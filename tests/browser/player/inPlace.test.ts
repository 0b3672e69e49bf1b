import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { paths } from '../../../src/words/paths.ts';
import { test } from '../site.ts';
import { changeOf, expectAt, game, openLive, steps } from './stepping.ts';

describe('the step-through, around its keys', () => {
  test.for([
    ['on', paths.move(game, 0)],
    ['back', paths.move(game, 119)],
  ] as const)('the whole game is walked %s, and each step told', async ([way, from], { page }) => {
    await openLive(page, from);
    const walked = await page.evaluate(async (name) => {
      const link = document.querySelector<HTMLAnchorElement>(`.${name}`)!;
      const seen: (string | null)[][] = [];
      while (link.href) {
        link.click();
        await new Promise(requestAnimationFrame);
        seen.push([location.pathname, document.querySelector('[role=status]')!.textContent]);
      }
      return seen;
    }, way);
    const expected =
      way === 'on'
        ? steps.slice(1).map(({ path, change }) => [path, change])
        : steps
            .slice(1)
            .map(({ undo }, index) => [steps[index]!.path, undo])
            .reverse();
    expect(walked).toEqual(expected);
  });

  test('a step shown in place is the page of that step', async ({ page, open }) => {
    const shown = async (from: Page) => ({
      title: await from.title(),
      text: await from.locator('.player').innerText(),
      board: await from.locator('.board').innerHTML(),
      links: await from
        .locator('.player a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    });
    const other = await open();
    for (const address of [paths.move(game, 93), paths.redistribution(game, 2)]) {
      await openLive(other, address);
      await openLive(page, paths.move(game, 0));
      await page.getByRole('slider').fill(`${steps.findIndex(({ path }) => path === address)}`);
      await page.waitForURL(`**${address}`);
      // A jump is told with where it led.
      await page.locator('.back').first().click();
      await page.locator('.on').first().click();
      expect(await shown(page)).toEqual(await shown(other));
    }
  });

  test('a reload in mid-game stays there, and the way back still works', async ({ page }) => {
    await openLive(page, paths.move(game, 10));
    const on = page.locator('.on').first();
    await on.click();
    await on.click();
    await page.reload();
    await page.locator('.slider:enabled').waitFor();
    await expectAt(page, 12);
    expect(await page.locator('.said').textContent()).toBe(changeOf(12));
    await page.goBack();
    await page.waitForURL(`**${paths.move(game, 11)}`);
    await page.waitForFunction(() => document.title.startsWith('Mossa 11 '));
    await expectAt(page, 11);
  });

  test('a link inside the page changes no step', async ({ page }) => {
    await openLive(page, paths.move(game, 10));
    await page.locator('.on').first().click();
    await page.evaluate(() => {
      location.hash = 'mossa';
    });
    await expectAt(page, 11);
    await page.locator('.on').first().click();
    await expectAt(page, 12);
    await page.goBack();
    await expectAt(page, 11);
    await page.goBack();
    await expectAt(page, 11);
    await page.goBack();
    await expectAt(page, 10);
  });

  test.for([
    { width: 320, height: 640 },
    { width: 390, height: 844 },
    { width: 768, height: 1024 },
    { width: 1440, height: 900 },
  ])(
    'the board stays where it is, and nothing scrolls sideways: $width',
    async (viewport, { open }) => {
      const page = await open({ viewport, reducedMotion: 'reduce' });
      await openLive(page, paths.move(game, 10));
      const topsFrom = (scroll: number) =>
        page.evaluate(async (top) => {
          const board = document.querySelector('.board')!;
          scrollTo({ top, behavior: 'instant' });
          const tops = new Set<number>();
          for (const name of [
            ...Array<string>(30).fill('.on'),
            ...Array<string>(30).fill('.back'),
          ]) {
            tops.add(Math.round(board.getBoundingClientRect().top));
            document.querySelector<HTMLElement>(name)!.click();
            await new Promise(requestAnimationFrame);
          }
          return [...tops];
        }, scroll);
      expect(await topsFrom(0)).toHaveLength(1);
      expect(await topsFrom(150)).toHaveLength(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
        true,
      );
    },
  );

  test('nothing shifts when the page comes alive', async ({ page }) => {
    await openLive(page, paths.move(game, 10));
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              sum += (entry as unknown as { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => {
            resolve(sum);
          }, 300);
        }),
    );
    expect(shift).toBe(0);
  });

  test('a card glides only for those who have not asked for less motion', async ({ open }) => {
    const moving = async (reducedMotion: 'reduce' | 'no-preference') => {
      const page = await open({ reducedMotion });
      await openLive(page, paths.move(game, 10));
      return page.evaluate(async () => {
        let started = 0;
        Element.prototype.animate = () => {
          started++;
          return new Animation();
        };
        document.querySelector<HTMLElement>('.on')!.click();
        await new Promise(requestAnimationFrame);
        return started;
      });
    };
    expect(await moving('no-preference')).toBe(1);
    expect(await moving('reduce')).toBe(0);
  });
});
