import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

import { it as words } from '../../../src/words/it.ts';
import { paths } from '../../../src/words/paths.ts';
import { test } from '../site.ts';
import { trainerOn } from '../trainerPage.ts';
import { changedPixels, inkOf } from './measure.ts';
import { look, WIDE, type View } from './views.ts';

/** Styles say what they ask for; these pictures show what forced colours and others make of it. */
const changes: readonly Partial<View>[] = [
  { name: 'light' },
  { name: 'dark', colorScheme: 'dark' },
  { name: 'more contrast', contrast: 'more' },
  { name: 'forced colours', forcedColors: 'active' },
  { name: 'dark, forced colours', forcedColors: 'active', colorScheme: 'dark' },
];
const views = changes.map((change) => ({ ...WIDE[0], ...change }));

const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'];

/** So many pixels of a suit are seen at least. */
const LEAST = 50;

/** So thick is a ring that can be seen, in pixels, as 2.4.13 has it. */
const THICK = 2;

/** How far round an element its ring may reach. */
const ROUND = 8;

const picture = async (page: Page, element: Locator) => {
  const { x, y, width, height } = (await element.boundingBox())!;
  const clip = { x: x - ROUND, y: y - ROUND, width: width + 2 * ROUND, height: height + 2 * ROUND };
  return { shot: await page.screenshot({ clip, caret: 'hide' }), around: 2 * (width + height) };
};

/** How thick a ring round an element would be of what an act changes about it, where it can be seen. */
const ringBy = async (page: Page, element: Locator, act: () => Promise<unknown>) => {
  await element.evaluate((one) => {
    one.scrollIntoView({ block: 'center', behavior: 'instant' });
    (document.activeElement as HTMLElement | null)?.blur();
  });
  const { shot: before, around } = await picture(page, element);
  await act();
  const { shot: after } = await picture(page, element);
  return (await changedPixels(page, before, after)) / around;
};

const focus = (element: Locator) => () =>
  element.evaluate((one: HTMLElement) => {
    one.focus({ focusVisible: true });
  });

test('the focus is seen however the page is, and so is the card in hand', async ({ page }) => {
  const trainer = trainerOn(page);
  await trainer.open({ game: 'partita-vinta', after: 10 });
  await page.getByText(words.panels.settings.title, { exact: true }).click();
  const elements = {
    link: page.getByRole('banner').getByRole('link').nth(1),
    field: trainer.field,
    button: page.locator('#annulla'),
    choices: page.locator('#impostazione-size'),
    summary: page.locator('.settings summary'),
    card: trainer.button('3'),
  };
  const inHand = trainer.button('1').locator('.card');
  const chooseOnly = async () => {
    await trainer.press('1');
    await trainer.button('1').blur();
  };
  const faults: string[] = [];
  for (const view of views) {
    await look(page, view);
    const tell = (name: string, ring: number) => {
      if (ring < THICK) faults.push(`${view.name}: ${name} has a ring of ${ring} px`);
    };
    for (const [name, element] of Object.entries(elements))
      tell(name, await ringBy(page, element, focus(element)));
    tell('the card in hand', await ringBy(page, inHand, chooseOnly));
    await trainer.press('1');
  }
  expect(faults).toEqual([]);
});

test('the four suits are told apart by their shapes alone', async ({ page }) => {
  await page.goto(paths.move('partita-vinta', 10));
  const faults: string[] = [];
  for (const view of views) {
    await look(page, view);
    const shapes = await Promise.all(
      SUITS.map(async (suit) => ({ suit, ink: await shapeOf(page, suit) })),
    );
    for (const [index, { suit, ink }] of shapes.entries()) {
      const size = ink.filter(Boolean).length;
      if (size < LEAST) faults.push(`${view.name}: ${suit} has ${size} pixels`);
      for (const other of shapes.slice(index + 1)) {
        const apart = ink.filter((isInk, at) => isInk !== other.ink[at]).length;
        if (apart < size / 8) faults.push(`${view.name}: ${suit} looks like ${other.suit}`);
      }
    }
  }
  expect(faults).toEqual([]);
});

/** Where a card of a foundation has its suit, which pixels are the suit’s. */
async function shapeOf(page: Page, suit: string): Promise<boolean[]> {
  const { x, y, width, height } = (await page.locator(`.up .${suit}`).boundingBox())!;
  const clip = {
    x: x + 0.4 * width,
    y: y + 0.5 * height,
    width: 0.5 * width,
    height: 0.45 * height,
  };
  return inkOf(page, await page.screenshot({ clip }));
}
