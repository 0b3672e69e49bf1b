import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { it as words } from '../../../src/words/it.ts';
import { paths } from '../../../src/words/paths.ts';
import { expectAccessible } from '../axe.ts';
import { shiftsOn } from '../shifts.ts';
import { visit } from '../site.ts';
import { trainerOn } from '../trainerPage.ts';
import { ownSite, untilKept, type OwnSite } from './ownSite.ts';

const { update } = words;
const NEW = 'Regole nuove';

let site: OwnSite;
let visited: Awaited<ReturnType<typeof visit>>;
let page: Page;

beforeEach(async () => {
  site = await ownSite(false);
  visited = await visit({ serviceWorkers: 'allow' }, site.address);
  page = await visited.context.newPage();
});

afterEach(async () => {
  await visited.context.close();
  site.remove();
  expect(visited.complaints).toEqual([]);
});

const region = (on: Page) => on.getByRole('region', { name: update.label });
const offered = (on: Page) => region(on).getByRole('status').getByText(update.offered);
const accept = (on: Page) => region(on).getByRole('button', { name: update.accept });
const later = (on: Page) => region(on).getByRole('button', { name: update.later });

/** Has the browser look for a new version, as it does from time to time and whenever a page is opened. */
const lookForUpdate = (on: Page) =>
  on.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });

/** A mark that is gone once the page has been loaded again. */
const mark = (on: Page) =>
  on.evaluate(() => {
    document.body.dataset.marked = '';
  });
const isMarked = (on: Page) => on.evaluate(() => 'marked' in document.body.dataset);

test('a new version is offered, and comes when it is wanted, to a game that goes on and to no other tab', async () => {
  const trainer = trainerOn(page);
  await trainer.open({ code: 'CR1-N-AAAAAT3' });
  await untilKept(page);
  await trainer.type('8 c+');
  await trainer.type('u');
  const board = await trainer.places();
  const other = await visited.context.newPage();
  const second = trainerOn(other);
  await second.open({ game: 'partita-vinta', after: 112 });
  await Promise.all([mark(page), mark(other)]);

  site.publish(NEW, 'hintWorker');
  await lookForUpdate(page);
  await offered(page).waitFor();
  expect(await region(page).getByRole('status').textContent()).toBe(
    `${update.offered} ${update.kept}`,
  );
  expect(await shiftsOn(page, 300)).toEqual([]);
  await expectAccessible(page);
  // Nothing happens by itself.
  expect(await isMarked(page)).toBe(true);
  expect(await trainer.places()).toEqual(board);
  await other.bringToFront();
  expect(await isMarked(other)).toBe(true);

  await page.bringToFront();
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => isMarked(page).catch(() => true), { timeout: 10_000 }).toBe(false);
  await trainer.ready();
  expect(await trainer.places()).toEqual(board);
  expect(await region(page).count()).toBe(0);
  await trainer.type('v');
  expect(await trainer.told()).toMatch(/^Rigiocata/);

  // The other tab goes on with the version that it was opened with, whose files the host has no more.
  await other.bringToFront();
  expect(await isMarked(other)).toBe(true);
  await second.control(words.trainer.hint).click();
  await expect.poll(second.told, { timeout: 10_000 }).toMatch(/^Primo indizio\. /);
  await other.goto(paths.rules());
  expect(await other.title()).toBe(NEW);
});

test('a lesson goes on with the new version where it was left', async () => {
  await page.goto(paths.lesson('un-piccolo-finale'));
  const lesson = trainerOn(page);
  await lesson.ready();
  await untilKept(page);
  await lesson.type('3 f');
  const board = await lesson.places();
  site.publish(NEW, 'hintWorker');
  await lookForUpdate(page);
  await offered(page).waitFor();
  await mark(page);
  await accept(page).click();
  await expect.poll(() => isMarked(page).catch(() => true), { timeout: 10_000 }).toBe(false);
  await lesson.ready();
  await expect.poll(lesson.told).toBe(words.lesson.resumed);
  expect(await lesson.places()).toEqual(board);
});

test('put off, it is not offered again in this tab, the focus is where it was, and the old version stays', async () => {
  await page.goto(paths.rules());
  await untilKept(page);
  site.publish(NEW, 'hintWorker');
  await page.goto(paths.glossary());
  await lookForUpdate(page);
  await offered(page).waitFor();
  const last = page.getByRole('contentinfo').getByRole('link').last();
  await last.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await later(page).evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  expect(await region(page).count()).toBe(0);
  expect(await last.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await shiftsOn(page, 100)).toEqual([]);

  await page.goto(paths.rules());
  expect(await page.title()).not.toBe(NEW);
  const another = await visited.context.newPage();
  await another.goto(paths.rules());
  await offered(another).waitFor();
  await accept(another).click();
  await expect.poll(() => another.title().catch(() => ''), { timeout: 10_000 }).toBe(NEW);
});

describe('it is not offered where it would cost what is being done', () => {
  test('a question, or a game that another tab keeps', async () => {
    const trainer = trainerOn(page);
    await trainer.open({ game: 'partita-vinta', after: 0 });
    await untilKept(page);
    site.publish(NEW, 'hintWorker');
    await lookForUpdate(page);
    await offered(page).waitFor();
    const other = await visited.context.newPage();
    await other.goto(paths.drill());
    await other.waitForTimeout(1500);
    expect(await region(other).count()).toBe(0);
    await trainerOn(other).open({ game: 'partita-vinta', after: 0 });
    await trainerOn(other).control(words.trainer.takeOver).click();
    await page.bringToFront();
    await trainer.status.getByText(words.trainer.elsewhere).waitFor();
    await mark(page);
    await accept(page).click();
    await region(page).getByText(update.unkept).waitFor();
    expect(await isMarked(page)).toBe(true);
  });
});
