import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { it as words } from '../../src/words/it.ts';
import { test } from './site.ts';
import { GAMES_KEY, trainerOn, typed, type TrainerPage } from './trainerPage.ts';

const { trainer: said } = words;
const NAME = '?codice=CR1-N-AAAAAT3';
const START = { code: 'CR1-N-AAAAAT3' } as const;
const FIRST_MOVE = '8>H+';

const game = (parts: object) =>
  JSON.stringify({ [NAME]: { played: '', undone: '', seconds: 0, at: 1, ...parts } });

/** Puts a text where the games are kept, before the page first reads it. */
const keepText = (page: Page, text: string) =>
  page.addInitScript(
    ([key, kept]) => {
      if (sessionStorage.getItem('seeded')) return;
      sessionStorage.setItem('seeded', 'yes');
      localStorage.setItem(key, kept);
    },
    [GAMES_KEY, text] as const,
  );

const stored = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage).map((key) => [key, localStorage.getItem(key)] as const),
  );

const expectPlays = async (trainer: TrainerPage) => {
  const before = await trainer.places();
  await trainer.type(typed(FIRST_MOVE));
  expect(await trainer.told()).toContain('dalla pila 8 alla fondazione ascendente di cuori');
  expect(await trainer.places()).not.toEqual(before);
};

describe('what is kept and makes no sense is told, set aside and not deleted, and play goes on', () => {
  test.for<[what: string, text: string]>([
    ['no JSON', '{{{'],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[1, 2, 3]'],
    ['wrong types', game({ played: 7 })],
    ['no number', game({ seconds: 'molti' })],
    ['four megabytes of nothing', `"${'x'.repeat(2_000_000)}"`],
    ['an illegal move', game({ played: '1>2' })],
    ['no move at all', game({ played: '<img src=x onerror=alert(1)>' })],
    ['a redistribution taken back', game({ undone: 'R' })],
    ['a fifth redistribution', game({ played: 'R R R R R' })],
  ])('%s', async ([, text], { page }) => {
    await keepText(page, text);
    const trainer = trainerOn(page);
    await trainer.open(START);
    expect(await trainer.told()).toContain('La partita conservata non si legge');
    await expectPlays(trainer);
    const aside = (await stored(page)).filter(([key]) => key.includes('.unreadable.'));
    expect(aside.map(([, kept]) => kept)).toEqual([text]);

    const board = await trainer.places();
    await page.reload();
    await trainer.ready();
    expect(await trainer.places()).toEqual(board);
    expect(await trainer.told()).not.toContain('non si legge');
  });

  test('a long game is no wrong game', async ({ page }) => {
    const kept = {
      played: Array.from({ length: 3000 }, () => '7>14 14>7').join(' '),
      ...{ undone: '', seconds: 5000, at: 1 },
    };
    await keepText(page, JSON.stringify({ '?codice=CR1-N-AAAAAAI': kept }));
    const trainer = trainerOn(page);
    await trainer.open({ code: 'CR1-N-AAAAAAI' });
    expect(await trainer.told()).toContain('Mosse giocate: 6000.');
    await trainer.type('u');
    expect(await page.locator('.score').textContent()).toContain(said.moves(5999));
    expect(await page.locator('.score').textContent()).toContain('1:23:2');
  });
});

describe('where nothing can be kept, it is told once, and play goes on', () => {
  const ways: [what: string, denied: () => void][] = [
    [
      'no room',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('no room', 'QuotaExceededError');
        };
      },
    ],
    [
      'every method denied',
      () => {
        for (const name of ['getItem', 'setItem', 'removeItem'] as const)
          Storage.prototype[name] = () => {
            throw new DOMException('denied', 'SecurityError');
          };
      },
    ],
    [
      'the storage itself denied',
      () => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      },
    ],
    [
      'no storage',
      () => {
        Object.defineProperty(window, 'localStorage', { value: null });
      },
    ],
  ];

  test.for(ways)('%s', async ([, deny], { page }) => {
    await page.addInitScript(deny);
    const trainer = trainerOn(page);
    await trainer.open(START);
    await expectPlays(trainer);
    await expect.poll(trainer.told).toContain(said.notKept);
    await trainer.type('u');
    expect(await trainer.told()).not.toContain(said.notKept);

    await page.getByText(words.panels.settings.title, { exact: true }).click();
    await page.locator('#impostazione-colours').selectOption('two');
    expect(await trainer.told()).toContain(said.settingNotKept);
    expect(await page.locator('html').getAttribute('data-colours')).toBe('two');
  });

  test('what could not be set aside is left where it is', async ({ page }) => {
    await keepText(page, '{{{');
    await page.addInitScript(() => {
      const keep = Storage.prototype.setItem.bind(localStorage);
      Storage.prototype.setItem = (key, text) => {
        if (key.includes('unreadable')) throw new DOMException('no room', 'QuotaExceededError');
        keep(key, text);
      };
    });
    const trainer = trainerOn(page);
    await trainer.open(START);
    await expectPlays(trainer);
    expect((await stored(page)).some(([, text]) => text === '{{{')).toBe(true);
  });
});
