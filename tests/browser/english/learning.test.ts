import { expect } from 'vitest';

import { askedFrom } from '../../../src/components/drill/asked.ts';
import { nextQuestion } from '../../../src/components/drill/question.ts';
import { randomFrom } from '../../../src/solver/index.ts';
import type { Answer } from '../../../src/words/drill.ts';
import { en } from '../../../src/words/en.ts';
import { test } from '../site.ts';
import { trainerOn } from '../trainerPage.ts';

test('a lesson is done, and leads on to the next', async ({ page }) => {
  await page.goto('/en/practice/lessons/');
  await page.getByRole('link', { name: 'The ace and the king' }).click();
  await page.waitForURL('**/en/practice/lessons/ace-and-king/');
  const lesson = trainerOn(page);
  await lesson.ready();
  await lesson.control(en.lesson.hint).click();
  expect(await lesson.told()).toMatch(/^First hint\. /);
  await lesson.type('13 4');
  expect(await lesson.told()).toMatch(/^The ace of clubs goes from pile 13 .* Lesson done\. /);
  await page.getByRole('link', { name: 'Next lesson: Only the top card' }).click();
  await page.waitForURL('**/en/practice/lessons/only-the-top-card/');
  await page.goto('/en/practice/lessons/');
  await expect.poll(() => page.locator('.tally').innerText()).toBe('Lessons done: 1 of 19');
});

test('the first page lets a move be tried, and leads on with it', async ({ page }) => {
  const home = trainerOn(page);
  await page.goto('/en/');
  for (const place of ['1', '12'] as const) await home.press(place);
  await expect
    .poll(() => home.status.textContent())
    .toMatch(/^The 9 of clubs goes from pile 1 to pile 12/);
  await page.getByRole('link', { name: en.trial.playOn }).click();
  await page.waitForURL('**/en/practice/?**');
  await home.ready();
  expect(await home.button('12').textContent()).toContain('9 of clubs on top');
});

/** The first question that `Math.random` leads to when it always gives the same. */
const questionBy = (chance: number) =>
  askedFrom(nextQuestion({}, randomFrom(chance * 2 ** 32)), en);

/** Something for it to give so that the answer to the first question is the one that is wanted. */
const chanceOf = (answer: Answer): number => {
  for (let chance = 0; chance < 1; chance += 1 / 256)
    if (questionBy(chance).right[0] === answer) return chance;
  throw new Error(`No question is answered by ${answer}.`);
};

test.for([
  ['yes', 'yes', /^Right, it is legal\. /, 'no suit', /^Wrong: it is legal\. /],
  [
    ...(['empty', 'no empty'] as const),
    /^Right, it is not legal: .* Nothing can be put on an empty pile\./,
    'yes',
    /^Wrong: it is not legal\. .* Nothing can be put on an empty pile\./,
  ],
] as const)(
  'of a question whose answer is “%s” the right one and a wrong one are told',
  async ([answer, rightly, right, wrongly, wrong], { open }) => {
    for (const [typed, told] of [
      [rightly, right],
      [wrongly, wrong],
    ] as const) {
      const chance = chanceOf(answer);
      const page = await open();
      await page.addInitScript((value) => {
        Math.random = () => value;
      }, chance);
      await page.goto('/en/practice/legal-or-not/');
      const said = () => page.locator('.told p').first().textContent();
      await expect.poll(said).toBe(`Question 1. ${questionBy(chance).text}`);
      expect(await said()).toMatch(/ Is it legal to move from /);
      await page.getByLabel(en.drill.field).fill(typed);
      await page.keyboard.press('Enter');
      await expect.poll(said).toMatch(told);
    }
  },
);
