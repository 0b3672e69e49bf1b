import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { SETTING_NAMES, type SettingName } from '../../src/components/trainer/settings.ts';
import { pileAt, type Position } from '../../src/engine/index.ts';
import { it as words } from '../../src/words/it.ts';
import { paths } from '../../src/words/paths.ts';
import { wonBoard, wonGame } from '../unit/engine/wonGame.ts';
import { test } from './site.ts';
import { trainerOn, typed, type TrainerPage } from './trainerPage.ts';

const { trainer: said } = words;
const { title, names } = words.panels.settings;
const start = { game: 'partita-vinta', after: 0 } as const;

const openSettings = async (page: Page): Promise<TrainerPage> => {
  const trainer = trainerOn(page);
  await trainer.open(start);
  await page.getByText(title, { exact: true }).click();
  return trainer;
};

const set = (page: Page, name: SettingName, value: string) =>
  page.getByLabel(names[name], { exact: true }).selectOption(value);

const colourOf = (page: Page, suit: string) =>
  page
    .locator(`.play .card.${suit}`)
    .first()
    .evaluate((card) => getComputedStyle(card).color);

const widthOf = (page: Page) =>
  page.locator('.play .horseshoe').evaluate((board) => board.getBoundingClientRect().width);

describe('a setting takes effect at once, is told, and survives a reload:', () => {
  const reload = async (page: Page) => {
    await page.reload();
    await trainerOn(page).ready();
  };

  test('two colours', async ({ page }) => {
    const trainer = await openSettings(page);
    expect(await colourOf(page, 'diamonds')).not.toBe(await colourOf(page, 'hearts'));
    await set(page, 'colours', 'two');
    expect(await trainer.told()).toBe('Colori dei semi: due.');
    for (const time of ['at once', 'after a reload']) {
      expect(await colourOf(page, 'diamonds'), time).toBe(await colourOf(page, 'hearts'));
      expect(await colourOf(page, 'clubs'), time).toBe(await colourOf(page, 'spades'));
      await reload(page);
    }
  });

  test('large cards', async ({ page }) => {
    await openSettings(page);
    const medium = await widthOf(page);
    await set(page, 'size', 'large');
    expect(await widthOf(page)).toBeGreaterThan(medium * 1.2);
    await reload(page);
    expect(await widthOf(page)).toBeGreaterThan(medium * 1.2);
  });

  test('the left hand', async ({ page }) => {
    await openSettings(page);
    const isBoardFirst = () =>
      page.evaluate(() => {
        const [play, desk] = ['.play', '.desk'].map(
          (part) => document.querySelector(part)!.getBoundingClientRect().left,
        );
        return play! < desk!;
      });
    expect(await isBoardFirst()).toBe(true);
    await set(page, 'hand', 'left');
    expect(await isBoardFirst()).toBe(false);
    await reload(page);
    expect(await isBoardFirst()).toBe(false);
  });

  test('short messages', async ({ page }) => {
    const trainer = await openSettings(page);
    await set(page, 'detail', 'short');
    await trainer.type(typed(wonGame.moves[0]!));
    const short = await trainer.told();
    expect(short).toBe('Donna di fiori, dalla pila 6 alla fondazione discendente di fiori.');
    await reload(page);
    await trainer.type('u');
    await trainer.type('v');
    expect(await trainer.told()).toContain(short);
  });

  test('no explanations (R12)', async ({ page }) => {
    const trainer = await openSettings(page);
    await set(page, 'rules', 'silent');
    for (const time of ['at once', 'after a reload']) {
      await trainer.type('1 2');
      const refused = 'Mossa rifiutata: 9 di fiori, dalla pila 1 alla pila 2.';
      expect(await trainer.told(), time).toBe(refused);
      expect(await page.locator('.told a').count(), time).toBe(0);
      await reload(page);
    }
  });

  test('the cards of every pile (R31)', async ({ page }) => {
    const trainer = await openSettings(page);
    const cardsOf = (position: Position) => pileAt(position, '10').map(words.card.name).join(', ');
    expect(await page.locator('.open-piles').count()).toBe(0);
    await set(page, 'piles', 'open');
    const piles = page.locator('.open-piles li');
    expect(await piles.count()).toBe(16);
    expect(await piles.nth(9).textContent()).toBe(
      `Pila 10, dal fondo: ${cardsOf(wonBoard({ after: 0 }))}.`,
    );
    await reload(page);
    for (const action of wonGame.moves.slice(0, 10)) await trainer.type(typed(action));
    expect(await piles.nth(9).textContent()).toContain(cardsOf(wonBoard({ after: 10 })));
  });
});

test('the look that was set is there on every page before it is drawn', async ({ page }) => {
  await openSettings(page);
  await set(page, 'colours', 'two');
  await set(page, 'size', 'large');
  await set(page, 'hand', 'left');
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('body')) return;
      observer.disconnect();
      document.documentElement.dataset.atBody = JSON.stringify(document.documentElement.dataset);
    }).observe(document, { childList: true, subtree: true });
  });
  for (const path of [paths.rules(), paths.move('partita-vinta', 10), paths.trainer()]) {
    await page.goto(path);
    const seen = await page.locator('html').getAttribute('data-at-body');
    expect(JSON.parse(seen!), path).toMatchObject({ colours: 'two', size: 'large', hand: 'left' });
  }
});

test('settings that make no sense are as at the start', async ({ page }) => {
  for (const text of ['{{{', '7', 'null', '{"colours":"nine","size":["large"],"piles":{}}']) {
    await page.goto(paths.home());
    await page.evaluate((kept) => {
      localStorage.setItem('crescent.settings', kept);
    }, text);
    await openSettings(page);
    for (const name of SETTING_NAMES) {
      const list = page.getByLabel(names[name], { exact: true });
      expect(await list.evaluate((one) => (one as HTMLSelectElement).selectedIndex), name).toBe(0);
    }
  }
});

test('the clock counts, is paused, stands while the page is hidden, and can be hidden', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  const trainer = await openSettings(page);
  // From here on no time passes but what is let pass, however slow the machine is.
  await page.clock.pauseAt(1_000_000);
  const score = page.locator('.score');
  const hide = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    }, isHidden);
  const after = async (seconds: number) => {
    await page.clock.runFor(seconds * 1000);
    const [, minutes, rest] = /^Tempo: (\d+):(\d\d)$/.exec(
      (await score.locator('p').nth(1).textContent())!,
    )!;
    return Number(minutes) * 60 + Number(rest);
  };
  const start = await after(0);
  expect(await after(65)).toBe(start + 65);
  const pause = trainer.control(said.pause);
  await pause.click();
  expect(await pause.getAttribute('aria-pressed')).toBe('true');
  expect(await after(10)).toBe(start + 65);
  await pause.click();
  await hide(true);
  expect(await after(10)).toBe(start + 65);
  await hide(false);
  expect(await after(3)).toBe(start + 68);

  await trainer.type(typed(wonGame.moves[0]!));
  await set(page, 'clock', 'hidden');
  expect(await score.textContent()).toBe(said.moves(1));
  await page.reload();
  await trainer.ready();
  expect(await score.textContent()).toBe(said.moves(1));
  await page.getByText(title, { exact: true }).click();
  await set(page, 'clock', 'shown');
  expect(await after(0)).toBe(start + 68);
});
