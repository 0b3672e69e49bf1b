import type { CDPSession, Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { placesOf, type Move } from '../../src/engine/index.ts';
import { it as words } from '../../src/words/it.ts';
import { wonBoard, wonGame } from '../unit/engine/wonGame.ts';
import { test } from './site.ts';
import { trainerOn, wordsOf } from './trainerPage.ts';

const phone = {
  hasTouch: true,
  isMobile: true,
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
} as const;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A finger put on the screen, moved in some steps and lifted. */
const swipe = async (session: CDPSession, from: Point, to: Point, steps = 8) => {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  for (let step = 1; step <= steps; step++)
    await touch('touchMove', [
      {
        x: from.x + ((to.x - from.x) * step) / steps,
        y: from.y + ((to.y - from.y) * step) / steps,
      },
    ]);
  await touch('touchEnd', []);
};

const scrolled = (page: Page) => page.evaluate(() => scrollY);

describe('on a phone', () => {
  test('a finger drags cards, and the page stays where it is', async ({ open }) => {
    const page = await open(phone);
    const trainer = trainerOn(page);
    await trainer.open({ game: 'partita-vinta', after: 0 });
    const session = await page.context().newCDPSession(page);
    for (const move of wonGame.moves.slice(0, 9) as Move[]) {
      const [from, to] = await trainer.centres(...placesOf(move));
      const before = await scrolled(page);
      await swipe(session, from!, to!);
      expect(await trainer.told(), move).toContain(words.place.with('a', placesOf(move)[1]));
      expect(await scrolled(page)).toBe(before);
    }
    expect(await trainer.places()).toEqual(wordsOf(wonBoard({ after: 9 })));
    expect(await page.locator('.lifted').count()).toBe(0);

    const [from, to] = await trainer.centres('10', '1');
    await swipe(session, from!, to!);
    expect(await trainer.told()).toMatch(/^Mossa rifiutata/);
    // Chromium makes no click, on any page, of the first synthetic tap after a drag where `touch-action` is none.
    const tapped = async () => {
      await page.touchscreen.tap(from!.x, from!.y);
      return trainer.told();
    };
    await expect.poll(tapped).not.toMatch(/^Mossa rifiutata/);
  });

  test('a finger that starts beside the cards scrolls the page', async ({ open }) => {
    const page = await open(phone);
    const trainer = trainerOn(page);
    await trainer.open({ game: 'partita-vinta', after: 0 });
    const session = await page.context().newCDPSession(page);
    const told = await trainer.told();
    const text = (await page.locator('.prose p').first().boundingBox())!;
    await swipe(session, { x: 200, y: text.y + 10 }, { x: 200, y: text.y - 120 });
    await expect.poll(() => scrolled(page)).toBeGreaterThan(50);

    const before = await scrolled(page);
    const gap = await page.evaluate(() => {
      const totals = document.querySelector('.play .totals')!.getBoundingClientRect();
      return { x: totals.x + totals.width / 2, y: totals.y + totals.height / 2 };
    });
    await swipe(session, gap, { x: gap.x, y: gap.y - 150 });
    await expect.poll(() => scrolled(page)).toBeGreaterThan(before + 50);
    expect(await trainer.told()).toBe(told);
  });

  test('a tap plays, and the second half of a double tap plays no other card', async ({ open }) => {
    const page = await open(phone);
    const trainer = trainerOn(page);
    await trainer.open({ game: 'partita-vinta', after: 0 });
    const session = await page.context().newCDPSession(page);
    const [at] = await trainer.centres('7');
    const now = Date.now() / 1000;
    for (const seconds of [0, 0.1]) {
      const timestamp = now + seconds;
      await session.send('Input.dispatchTouchEvent', {
        ...{ type: 'touchStart', touchPoints: [at!], timestamp },
      });
      await session.send('Input.dispatchTouchEvent', {
        ...{ type: 'touchEnd', touchPoints: [], timestamp: timestamp + 0.02 },
      });
    }
    await expect.poll(() => page.locator('.score').textContent()).toContain(words.trainer.moves(1));
    await page.waitForTimeout(200);
    expect(await page.locator('.score').textContent()).toContain(words.trainer.moves(1));
    expect(await trainer.told()).toContain('dalla pila 7');
  });
});
