import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { ANSWERS } from '../../src/components/drill/answers.ts';
import { askedFrom } from '../../src/components/drill/asked.ts';
import { nextQuestion } from '../../src/components/drill/question.ts';
import { randomFrom } from '../../src/solver/index.ts';
import type { Answer } from '../../src/words/drill.ts';
import { it as words } from '../../src/words/it.ts';
import { paths } from '../../src/words/paths.ts';
import { shiftsOn } from './shifts.ts';
import { test } from './site.ts';

const { drill } = words;

/** What `Math.random` gives in these tests, so that the first question is known. */
const CHANCE = 0.5;

const first = askedFrom(nextQuestion({}, randomFrom(CHANCE * 2 ** 32)), words);
const question = drill.numbered(1, first.text);
const right = first.right[0]!;
const wrong = ANSWERS.find((answer) => !first.right.includes(answer))!;

const begin = async (page: Page) => {
  await page.addInitScript((chance) => {
    Math.random = () => chance;
  }, CHANCE);
  await page.goto(paths.drill());
  await expectSaid(page, question);
};

/** What the drill says: at first where it stands, and in its status once anything has been done. */
const said = (page: Page) => page.locator('.told p').first().textContent();
const expectSaid = async (page: Page, text: string | RegExp) => {
  const expected =
    typeof text === 'string'
      ? expect.poll(() => said(page)).toBe(text)
      : expect.poll(() => said(page)).toMatch(text);
  await expected;
};
const radio = (page: Page, answer: Answer) =>
  page.getByRole('radio', { name: drill.answers[answer], exact: true });
const answerButton = (page: Page) => page.getByRole('button', { name: drill.answer, exact: true });
const nextButton = (page: Page) => page.getByRole('button', { name: drill.next, exact: true });
const field = (page: Page) => page.getByLabel(drill.field);
/** The value of the focused radio button, the id of the field, or the words on a button. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLInputElement)) return element?.textContent.trim();
    return element.type === 'radio' ? element.value : element.id;
  });
const scoreOf = (page: Page) =>
  page
    .getByRole('row', { name: drill.subjects[first.subject] })
    .getByRole('cell')
    .allTextContents();
/** Longer than the second half of a double click can come after the first. */
const pause = (page: Page) => page.waitForTimeout(450);

describe('a question is answered', () => {
  test('by the buttons, right; then the next is asked', async ({ page }) => {
    await begin(page);
    expect(await page.getByRole('status').innerText()).toBe('');
    const shown = page.locator('.board.pair').getByRole('listitem');
    expect(await shown.count(), 'said by the question, and again by its board').toBe(0);
    await radio(page, right).check();
    await answerButton(page).click();
    await expectSaid(page, first.verdicts[right]);
    expect(await page.getByRole('status').innerText()).toBe(first.verdicts[right]);
    expect(await shown.count()).toBeGreaterThan(0);
    expect(await scoreOf(page)).toEqual(['1', '0']);
    await expect.poll(() => focused(page)).toBe(drill.next);
    await pause(page);
    await nextButton(page).click();
    await expectSaid(page, /^Domanda 2\. /);
    await expect.poll(() => focused(page)).toBe(drill.answer);
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
  });

  test('by the buttons, wrong; the rule can be read', async ({ page }) => {
    await begin(page);
    await radio(page, wrong).check();
    await answerButton(page).click();
    await expectSaid(page, first.verdicts[wrong]);
    expect(await scoreOf(page)).toEqual(['0', '1']);
    await page.getByRole('link', { name: /^Leggi la regola/ }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(paths.rules());
    expect(await page.locator(':target').count()).toBe(1);
  });

  test('by the keyboard alone, without the focus ever moving', async ({ page }) => {
    await begin(page);
    await page.getByRole('radio').first().focus();
    await page.keyboard.press('Space');
    const at = ANSWERS.indexOf(right);
    for (let step = 0; step < at; step++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expectSaid(page, first.verdicts[right]);
    expect(await focused(page)).toBe(right);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe(drill.next);
    await page.keyboard.press('Shift+Tab');
    await pause(page);
    await page.keyboard.press('Enter');
    await expectSaid(page, /^Domanda 2\. /);
    expect(await focused(page)).toBe(right);
  });

  test('by the field, which empties and keeps the focus', async ({ page }) => {
    await begin(page);
    await field(page).fill(drill.answers[right]);
    await page.keyboard.press('Enter');
    await expectSaid(page, first.verdicts[right]);
    expect(await field(page).inputValue()).toBe('');
    expect(await radio(page, right).isChecked()).toBe(true);
    await pause(page);
    await page.keyboard.press('Enter');
    await expectSaid(page, /^Domanda 2\. /);
    expect(await focused(page)).toBe('risposta');
  });

  test('with nothing chosen, or a no without its rule, it is asked for, and heard each time', async ({
    page,
  }) => {
    await begin(page);
    await answerButton(page).click();
    await expectSaid(page, `${drill.chooseFirst} ${question}`);
    await answerButton(page).click();
    await expectSaid(page, `Tentativo 2. ${drill.chooseFirst} ${question}`);
    await field(page).fill('no');
    await page.keyboard.press('Enter');
    await expectSaid(page, `${drill.whichRule} ${question}`);
    expect(await focused(page)).toBe('risposta');
  });

  test('once: a double click or Enter held down does not skip the verdict', async ({ page }) => {
    await begin(page);
    await radio(page, right).check();
    await answerButton(page).dblclick();
    await expectSaid(page, first.verdicts[right]);
    await pause(page);
    await nextButton(page).click();
    await expectSaid(page, /^Domanda 2\. /);
    await field(page).fill('sì');
    await page.keyboard.down('Enter');
    await pause(page);
    await page.keyboard.down('Enter');
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expectSaid(page, /^(?:Giusto|Sbagliato)/);
  });
});

describe('the tally', () => {
  test('is there again after a reload, and can be reset and put back', async ({ page }) => {
    await begin(page);
    await field(page).fill(drill.answers[right]);
    await page.keyboard.press('Enter');
    await page.reload();
    await expectSaid(page, /^Domanda 2\. /);
    expect(await scoreOf(page)).toEqual(['1', '0']);
    await page.getByRole('button', { name: drill.reset }).click();
    await expectSaid(page, new RegExp(`^${drill.wasReset} Domanda 2`));
    expect(await scoreOf(page)).toEqual(['0', '0']);
    expect(await focused(page)).toBe(drill.restore);
    await page.getByRole('button', { name: drill.restore }).click();
    await expectSaid(page, new RegExp(`^${drill.restored} Domanda 2`));
    expect(await scoreOf(page)).toEqual(['1', '0']);
  });

  test('that can’t be kept does not stop the page', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await begin(page);
    await field(page).fill(drill.answers[right]);
    await page.keyboard.press('Enter');
    await expectSaid(page, `${drill.notKept} ${first.verdicts[right]}`);
    expect(await scoreOf(page)).toEqual(['1', '0']);
  });
});

describe('the page', () => {
  test('of a browser that allows no worker says that no question has come', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'Worker');
    });
    await page.goto(paths.drill());
    await expectSaid(page, drill.failed);
  });

  test.for([320, 390, 768, 1440])(
    'fits, and nothing jumps, at %i points',
    async (width, { open }) => {
      const page = await open({ viewport: { width, height: 800 } });
      await begin(page);
      expect(await shiftsOn(page, 300)).toEqual([]);
      const { isWide, nodes } = await page.evaluate(() => ({
        isWide: document.documentElement.scrollWidth > innerWidth,
        nodes: document.querySelectorAll('*').length,
      }));
      expect(isWide).toBe(false);
      expect(nodes).toBeLessThanOrEqual(800);
    },
  );
});
