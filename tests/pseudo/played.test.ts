import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';

import { untilKept } from '../browser/offline/ownSite.ts';
import { openLive } from '../browser/player/stepping.ts';
import { test, visit } from '../browser/site.ts';
import { GAMES_KEY, typed } from '../browser/trainerPage.ts';
import { it } from '../../src/words/it.ts';
import { wonGame } from '../unit/engine/wonGame.ts';
import { lengthen, mark } from './make/marked.ts';
import { at, expectMarked, watchedOn } from './onPage.ts';

const MOMENT = '/allenamento/?partita=partita-vinta&dopo=';

/** Opens whatever is folded on a page. */
const unfold = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });

const control = (page: Page, name: string) =>
  page.getByRole('button', { name: mark(name), exact: true });

test('in the trainer: moves, refusals, what can’t be read, questions, and back', async ({
  page,
}) => {
  const game = watchedOn(page);
  await game.open(`${MOMENT}10`);
  for (const place of ['3', '1', '14', '14'] as const) await game.press(place);
  for (const command of ['10 14', '3 1', '1 1', '14 p+', 'p+ p-', 'boh', '99 3', 'm', 'c', 'c boh'])
    await game.type(command);
  for (const command of [
    'm 10',
    '10',
    'q-',
    'c re picche',
    's',
    '?',
    '9',
    '9 14',
    'u',
    'u',
    'v',
    'v',
  ])
    await game.type(command);
  await unfold(page);
  for (const command of ['r', 'u', 'r', 'r', 'r', 's']) await game.type(command);
  game.expectHeard(25);
});

test('in the trainer: hints to the last, the settings, and ways to share and to begin', async ({
  open,
}) => {
  const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
  const game = watchedOn(page);
  await game.open(`${MOMENT}112`);
  for (let step = 0; step < 4; step++)
    await game.answered(() => control(page, it.trainer.hint).click());
  await unfold(page);
  for (const setting of await page.locator('select[id^=impostazione-]').all()) {
    const count = await setting.locator('option').count();
    for (const index of [count - 1, 0]) await setting.selectOption({ index });
    await expectMarked(page);
  }
  for (const way of ['link', 'text', 'record', 'snippet'])
    await game.answered(() => page.locator(`[data-share=${way}]`).click());
  for (const pasted of ['boh', 'CR1-N-AAAAAA', '{"deal": 1}', '?mosse=10-14']) {
    await page.locator('#ricevuta').fill(pasted);
    await game.answered(() => page.locator('[data-share=open]').click());
  }
  await game.answered(() => control(page, it.trainer.start).click());
  game.expectHeard(12);
});

/** Opens a game that was kept as it was left. */
const resume = async (page: Page, query: string, played: string) => {
  const kept = { [query]: { played, undone: '', seconds: 65, at: 1 } };
  await page.addInitScript(
    ([key, text]) => {
      localStorage.setItem(key, text);
    },
    [GAMES_KEY, JSON.stringify(kept)] as const,
  );
  const game = watchedOn(page);
  await game.open(`/allenamento/${query}`);
  return game;
};

test('at the end of a game that is won', async ({ page }) => {
  const game = await resume(
    page,
    '?partita=partita-vinta&dopo=60',
    wonGame.moves.slice(62, -1).join(' '),
  );
  await game.type(typed(wonGame.moves.at(-1)!));
  await unfold(page);
  await game.type('r');
  game.expectHeard(3);
});

test('at the end of a game that is blocked', async ({ page }) => {
  const game = await resume(page, '?codice=CR1-N-AAAAAP6', 'R R R');
  await game.type('3 4');
  await game.type('r');
  game.expectHeard(3);
});

test('where an address leads to no game', async ({ page }) => {
  for (const query of [
    'codice=CR1',
    'codice=CR1-N-AAAAAA1',
    'partita=boh&dopo=1',
    'carte=boh',
    'mosse=10-14',
  ]) {
    await watchedOn(page).open(`/allenamento/?${query}`);
    await page.goto(at(`/incorpora/?${query}`));
    await expectMarked(page);
  }
});

test('in a lesson: a hint, a refusal, and done; then in the list of lessons', async ({ page }) => {
  const lesson = watchedOn(page);
  await lesson.open('/allenamento/lezioni/asso-e-re/');
  for (let step = 0; step < 3; step++)
    await lesson.answered(() => control(page, it.lesson.hint).click());
  await unfold(page);
  for (const command of ['13 9', '13 4']) await lesson.type(command);
  await lesson.answered(() => control(page, it.lesson.restart).click());
  lesson.expectHeard(6);
  await page.goto(at('/allenamento/lezioni/'));
  await expectMarked(page);
});

test('in the drill: answers by button and by field, right and wrong, and the tally', async ({
  page,
}) => {
  await page.goto(at('/allenamento/si-puo-fare/'));
  await page.getByRole('radio').first().waitFor();
  await unfold(page);
  const said = () => page.locator('.told p').first().textContent();
  const heard = new Set<string | null>();
  const answers = [
    'sì',
    '',
    'no seme',
    '',
    'no pieno',
    '',
    'boh',
    'no',
    'no seme base',
    'aiuto',
    'ripeti',
  ];
  for (const answer of answers) {
    await page.locator('form.answer input:not([type=radio])').fill(answer);
    await page.keyboard.press('Enter');
    heard.add(await said());
    await expectMarked(page);
    // Longer than the second half of a double click can come after the first.
    await page.waitForTimeout(450);
  }
  await page.locator('.tally button').click();
  await expectMarked(page);
  expect(heard.size).toBeGreaterThanOrEqual(8);
});

test('in a search: found, more, and nothing found', async ({ page }) => {
  await page.goto(at('/ricerca/?q=') + lengthen('fondazione'));
  await page.locator('main ol li').first().waitFor({ timeout: 20_000 });
  await expectMarked(page);
  await page.locator('[data-search=more]').click();
  await page.locator('main ol li').nth(10).waitFor();
  await expectMarked(page);
  await page.locator('[data-search=field]').fill('zzzzzz');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('status').textContent()).toContain('zzzzzz');
  await expectMarked(page);
});

test('stepping the won game: on, over a redistribution, to its end, to a wrong number, and sharing', async ({
  page,
}) => {
  await openLive(page, at('/esempi/partita-vinta/15/'));
  for (const link of ['.on', '.on', '.back', '.last', '.first']) {
    await page.locator(`a${link}`).first().click();
    await expectMarked(page);
  }
  for (const number of ['120', '', '40', '40']) {
    await page.locator('.go-to input').fill(number);
    await page.locator('.go-to button').click();
    await expectMarked(page);
  }
  await unfold(page);
  for (const button of await page.locator('main details button').all()) {
    await button.click();
    await expectMarked(page);
  }
});

test('on the first page, with the board to try', async ({ page }) => {
  await page.goto(at('/'));
  const places = page.locator('main [data-place]');
  await places.first().waitFor();
  for (const place of await places.all()) {
    await place.click();
    await expectMarked(page);
  }
});

test('where a new version of the site is offered, and put off', async () => {
  const { context, complaints } = await visit({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto(at('/'));
  await untilKept(page);
  const worker = join(inject('copySite'), 'sw.js');
  writeFileSync(worker, readFileSync(worker, 'utf8').replace(/VERSION = '\w+'/, "VERSION = 'new'"));
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  await page.locator('.update button').first().waitFor({ timeout: 30_000 });
  await expect.poll(() => page.locator('.update [role=status]').textContent()).not.toBe('');
  await expectMarked(page);
  await page.locator('.update button').last().click();
  await expectMarked(page);
  await context.close();
  expect(complaints).toEqual([]);
});
