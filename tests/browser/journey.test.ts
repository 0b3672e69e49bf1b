import type { Page } from 'playwright-core';
import { expect } from 'vitest';

import { it as words } from '../../src/words/it.ts';
import { paths } from '../../src/words/paths.ts';
import { test } from './site.ts';

/** More stops than any page has between its start and what is looked for. */
const FAR = 200;

/** Goes on with Tab until what has the focus is named so; fails if the page ends first. */
const tabTo = async (page: Page, name: string | RegExp): Promise<void> => {
  const names: string[] = [];
  for (let stop = 0; stop < FAR; stop++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      return (element as HTMLInputElement).labels?.[0]?.textContent ?? element.textContent;
    });
    const text = focused.replace(/\s+/g, ' ').trim();
    names.push(text);
    if (typeof name === 'string' ? text === name : name.test(text)) return;
  }
  expect(names, `nothing to reach with Tab is named ${name}`).toEqual([]);
};

const follow = async (page: Page, name: string | RegExp, to: string): Promise<void> => {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname + url.search === to);
};

const heading = (page: Page) => page.locator('h1').textContent();
const status = (page: Page) => page.getByRole('status').textContent();

test('the whole way by keyboard alone: home, rules, examples, move 10, on, back, trainer, a refusal', async ({
  page,
}) => {
  await page.goto(paths.home());
  await follow(page, /^Leggi le regole/, paths.rules());
  expect(await heading(page)).toContain('regole');

  await follow(page, words.site.examples, paths.examples());
  await follow(
    page,
    /^Mossa 10\b|^10\b|asso di picche, dalla pila 10 alla pila 14/i,
    paths.move('partita-vinta', 10),
  );
  expect(await heading(page)).toBe('Mossa 10 di 119: asso di picche, dalla pila 10 alla pila 14');

  await tabTo(page, /^Avanti|mossa 11/i);
  await page.keyboard.press('Enter');
  await expect.poll(() => heading(page)).toMatch(/^Mossa 11 di 119/);
  await page.goBack();
  await expect.poll(() => heading(page)).toMatch(/^Mossa 10 di 119/);

  await tabTo(page, /^Continua da qui/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/allenamento\//);
  // What the trainer opens with is read where it stands, and not announced.
  await expect
    .poll(() => page.locator('.told p').first().textContent())
    .toContain('dopo la mossa 10');

  await tabTo(page, words.trainer.field);
  await page.keyboard.type('10 14');
  await page.keyboard.press('Enter');
  await expect.poll(() => status(page)).toContain('Deve essere di valore superiore o inferiore');
});
