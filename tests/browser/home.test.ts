import { expect } from 'vitest';

import { judge } from '../../src/engine/index.ts';
import { explain } from '../../src/describe/index.ts';
import { it as words } from '../../src/words/it.ts';
import { paths } from '../../src/words/paths.ts';
import { wonBoard } from '../unit/engine/wonGame.ts';
import { test } from './site.ts';
import { trainerOn } from './trainerPage.ts';

test('a newcomer makes the move that the first page tells of and meets the refusal, with three taps', async ({
  page,
}) => {
  const home = trainerOn(page);
  await page.goto(paths.home());
  await home.button('1').click();
  await expect
    .poll(() => home.status.textContent())
    .toMatch(/^Il 9 di fiori va dalla pila 1 alla pila 12/);
  expect(await home.button('12').textContent()).toContain('9 di fiori in cima');

  await home.button('2').click();
  await home.button('3').click();
  const verdict = judge(wonBoard({ after: 0 }), '2>3');
  const why = verdict.ok ? 'nothing' : explain(verdict.rejections, words).text;
  await expect.poll(() => home.status.textContent()).toBe(why);
  expect(await page.locator('.told .rule a').getAttribute('href')).toMatch(/^\/regole\/#r\d+$/);

  await home.control(words.trainer.undo).click();
  expect(await home.button('1').textContent()).toContain('9 di fiori in cima');
});

test('the game goes on in the trainer with the moves that were tried', async ({ page }) => {
  const home = trainerOn(page);
  await page.goto(paths.home());
  await home.button('1').click();
  await page.getByRole('link', { name: words.trial.playOn }).click();
  await page.waitForURL(/\/allenamento\//);
  await home.ready();
  expect(await home.button('12').textContent()).toContain('9 di fiori in cima');
  await home.control(words.trainer.undo).click();
  expect(await home.button('1').textContent()).toContain('9 di fiori in cima');
});

test('the same with the keyboard alone: a press chooses, a press plays', async ({ page }) => {
  const home = trainerOn(page);
  await page.goto(paths.home());
  for (const place of ['1', '12'] as const) {
    await home.button(place).focus();
    await page.keyboard.press('Enter');
  }
  await expect.poll(() => home.status.textContent()).toMatch(/^Il 9 di fiori va dalla pila 1/);
});

test('without script the first page shows its board, and no button that does nothing', async ({
  open,
}) => {
  const page = await open({ javaScriptEnabled: false });
  await page.goto(paths.home());
  expect(await page.locator('.piles li:visible').count()).toBe(16);
  expect(await page.locator('main button:visible').count()).toBe(0);
});

test('the first screen of a small phone shows how the arch bends', async ({ open }) => {
  const page = await open({ viewport: { width: 320, height: 640 } });
  const home = trainerOn(page);
  await page.goto(paths.home());
  await home.ready();
  for (const pile of ['4', '13'] as const) {
    const box = (await home.button(pile).boundingBox())!;
    expect(box.y + box.height, pile).toBeLessThanOrEqual(640);
  }
});
