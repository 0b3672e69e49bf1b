import { expect } from 'vitest';

import { it as words } from '../../src/words/it.ts';
import { paths } from '../../src/words/paths.ts';
import { course, lessonOf } from '../unit/lessons/course.ts';
import { test } from './site.ts';
import { wordsOf } from './trainerPage.ts';

const { noScript } = words.site;

test('with no script the trainer’s page offers what can be read, and nothing to play with', async ({
  open,
}) => {
  const page = await open({ javaScriptEnabled: false });
  await page.goto(paths.trainer());
  const main = page.locator('main');
  expect(await main.locator('p').filter({ visible: true }).allInnerTexts()).toEqual([
    noScript.needed,
    noScript.instead,
  ]);
  expect(await main.getByRole('button').filter({ visible: true }).count()).toBe(0);
  const links = main.getByRole('link').filter({ visible: true });
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    paths.lessons(),
    paths.drill(),
    paths.examples(),
  ]);
  await links.first().click();
  expect(new URL(page.url()).pathname).toBe(paths.lessons());
});

test.for([true, false])(
  'a step’s address without its number leads to the examples, script or not: %s',
  async (javaScriptEnabled, { open }) => {
    const page = await open({ javaScriptEnabled });
    await page.goto(paths.home());
    await page.goto('/esempi/partita-vinta/');
    await page.waitForURL((url) => url.pathname === paths.examples());
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('partita vinta');
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe(paths.home());
  },
);

test('with no script a lesson is whole: its board, its task, its hints and its solution', async ({
  open,
}) => {
  const page = await open({ javaScriptEnabled: false });
  await page.goto(paths.lesson('asso-e-re'));
  const { position } = lessonOf('asso-e-re').lesson;
  expect((await page.locator('.play .words').allTextContents()).sort()).toEqual(
    wordsOf(position).sort(),
  );
  expect(await page.locator('.task p').innerText()).toMatch(/^In cima alla pila 13 c’è l’asso/);
  expect(await page.locator('main button').filter({ visible: true }).count()).toBe(0);
  await page.getByText(words.lessons.solution, { exact: true }).click();
  expect(await page.locator('details[open]').innerText()).toContain(
    'L’asso di fiori va dalla pila 13 alla pila 4, sul re di fiori',
  );
  await page.goto(paths.lessons());
  expect(await page.locator('.lessons a').count()).toBe(course.length);
  expect(await page.locator('.tally').isVisible()).toBe(false);
});

test('with no script the drill says what it needs, and shows three questions with their answers', async ({
  open,
}) => {
  const page = await open({ javaScriptEnabled: false });
  await page.goto(paths.drill());
  // Playwright's own readers of text pass over <noscript>.
  const fallback = page.locator('noscript');
  expect(await fallback.locator('p').first().innerText()).toBe(noScript.needed);
  expect(await page.locator('form.answer').isVisible()).toBe(false);
  const worked = fallback.locator('details');
  expect(await worked.count()).toBe(3);
  expect(await worked.first().locator('p').isVisible()).toBe(false);
  await worked.first().locator('summary').click();
  expect(await worked.first().locator('p').isVisible()).toBe(true);
  expect(await worked.first().locator('p').innerText()).toMatch(/^Giusto, /);
});
