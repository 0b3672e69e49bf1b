import { describe, expect } from 'vitest';

import { it } from '../../../src/words/it.ts';
import { paths } from '../../../src/words/paths.ts';
import { test } from '../site.ts';
import { changeOf, expectAt, game, openLive, pathOf } from './stepping.ts';

const { player } = it;

describe('the step-through without its script', () => {
  test('links lead from page to page, and what needs a script is not shown', async ({ open }) => {
    const page = await open({ javaScriptEnabled: false });
    await page.goto(paths.move(game, 16));
    expect(await page.locator('.said').textContent()).toBe(changeOf(16));
    await page.getByRole('link', { name: player.on }).first().click();
    expect(pathOf(page)).toBe(paths.redistribution(game, 1));
    await page.getByRole('link', { name: player.on }).last().click();
    await expectAt(page, 17);
    await page.getByRole('link', { name: player.back }).first().click();
    expect(pathOf(page)).toBe(paths.redistribution(game, 1));
    await page.getByRole('link', { name: player.last }).click();
    await expectAt(page, 119);
    await page.getByRole('link', { name: player.list }).click();
    expect(pathOf(page)).toBe(paths.examples());
    await page.goto(paths.move(game, 0));
    expect(await page.getByRole('slider').isVisible()).toBe(false);
    expect(await page.getByLabel(player.goTo).isVisible()).toBe(false);
  });

  test('where the game can’t be fetched, links lead from page to page', async ({ page }) => {
    await page.route(`**${paths.steps(game)}`, (route) => route.abort());
    await page.goto(paths.move(game, 10));
    await page.locator('.on').first().click();
    await page.waitForURL(`**${paths.move(game, 11)}`);
    await expectAt(page, 11);
    expect(await page.getByLabel(player.goTo).isDisabled()).toBe(true);
  });

  test('a click that asks for a new tab gets one', async ({ page }) => {
    await openLive(page, paths.move(game, 10));
    const opening = page.context().waitForEvent('page');
    await page
      .locator('.on')
      .first()
      .click({ modifiers: ['ControlOrMeta'] });
    const tab = await opening;
    await tab.waitForLoadState();
    expect(pathOf(tab)).toBe(paths.move(game, 11));
    await expectAt(page, 10);
  });
});
