import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { it as words } from '../../src/words/it.ts';
import { paths } from '../../src/words/paths.ts';
import { course, lessonOf } from '../unit/lessons/course.ts';
import { test } from './site.ts';
import { trainerOn, typed, wordsOf } from './trainerPage.ts';

const { lesson: says } = words;
const slugs = course.map(({ id }) => id.replace(/^\d+-/, ''));

/** Opens a lesson on which the ace of clubs is to be joined with its king, or another. */
const begin = async (page: Page, slug = 'asso-e-re') => {
  const trainer = trainerOn(page);
  await trainer.open(paths.lesson(slug));
  return trainer;
};

const nextLesson = (page: Page) =>
  page.getByRole('link', { name: says.next('Solo la carta in cima') });

describe('a lesson is done', () => {
  test('by the field', async ({ page }) => {
    const lesson = await begin(page);
    expect(await lesson.status.textContent(), 'told as the page opens').toBe('');
    await lesson.type('13 4');
    expect(await lesson.status.textContent()).toMatch(
      /^L’asso di fiori va dalla pila 13.*Lezione riuscita\./,
    );
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('comando');
  });

  test('by its buttons, with the keyboard alone', async ({ page }) => {
    const lesson = await begin(page);
    await lesson.press('4');
    await lesson.press('13', 'Space');
    expect(await lesson.told()).toContain('Lezione riuscita.');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-place'))).toBe(
      '13',
    );
  });

  test('by a click, where only one place takes the card', async ({ page }) => {
    const lesson = await begin(page);
    await lesson.click('4');
    expect(await lesson.told()).toContain('Lezione riuscita.');
  });

  test('by two taps, where the lesson is a refusal and the card has one place to go', async ({
    open,
  }) => {
    const page = await open({ hasTouch: true, viewport: { width: 390, height: 800 } });
    const lesson = await begin(page, 'pila-vuota');
    await lesson.button('11').tap();
    await lesson.button('12').tap();
    expect(await lesson.told()).toContain('Lezione riuscita.');
  });

  test('by dragging', async ({ page }) => {
    const lesson = await begin(page);
    await lesson.drag('13', '4');
    expect(await lesson.told()).toContain('Lezione riuscita.');
  });

  test('once, and leads on to the next', async ({ page }) => {
    const lesson = await begin(page);
    await lesson.type('13 4');
    await lesson.type('u');
    await lesson.type('4 13');
    expect(await lesson.told()).not.toContain('Lezione riuscita.');
    await nextLesson(page).click();
    await expect.poll(() => page.url()).toContain(paths.lesson('solo-la-carta-in-cima'));
  });
});

test.for(slugs)('%s is done by typing its solution', async (slug, { page }) => {
  const lesson = await begin(page, slug);
  for (const action of lessonOf(slug).lesson.solution) await lesson.type(typed(action));
  expect(await lesson.told()).toContain('Lezione riuscita.');
});

describe('a wrong try is no dead end', () => {
  test('it says which rule and what would be needed, leads to the rule, and stays', async ({
    page,
  }) => {
    const lesson = await begin(page, 'stesso-seme');
    const before = wordsOf(lessonOf('stesso-seme').lesson.position);
    await lesson.press('3');
    await lesson.press('5');
    expect(await lesson.told()).toContain('Deve essere dello stesso seme.');
    expect(await lesson.told()).toContain('Sull’8 di picche vanno solo il 7 e il 9 di picche.');
    expect(await page.locator('.rule a').getAttribute('href')).toBe(paths.rule('r8'));
    expect(await lesson.places()).toEqual(before);
    await lesson.type('3 5');
    expect(await lesson.told()).toMatch(/^Tentativo 2\. /);
    await lesson.type('3 12');
    expect(await lesson.told()).toContain('Lezione riuscita.');
  });

  test('a legal move that is not the one can be taken back', async ({ page }) => {
    const lesson = await begin(page, 'uno-sopra-uno-sotto');
    await lesson.type('2 6');
    expect(await lesson.told()).toContain(says.otherMove);
    await lesson.control(words.trainer.undo).click();
    await lesson.type('6 11');
    expect(await lesson.told()).toContain('Lezione riuscita.');
  });

  test('the lesson can be begun again, even after a redistribution', async ({ page }) => {
    const lesson = await begin(page, 'quando-ridistribuire');
    await lesson
      .control(`${words.trainer.redistribute(1)} (${words.trainer.redistributionsLeft(1)})`)
      .click();
    expect(await lesson.told()).toContain(says.maybeRestart);
    const restart = lesson.control(says.restart);
    await restart.focus();
    await page.keyboard.press('Enter');
    expect(await lesson.told()).toBe(says.restarted);
    expect(await restart.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await lesson.places()).toEqual(
      wordsOf(lessonOf('quando-ridistribuire').lesson.position),
    );
  });
});

test('hints come one at a time, from a nudge to the move, in the same status', async ({ page }) => {
  const lesson = await begin(page);
  const hint = lesson.control(says.hint);
  await hint.focus();
  const heard: (string | null)[] = [];
  for (let press = 0; press < 4; press++) {
    await page.keyboard.press('Enter');
    heard.push(await lesson.told());
  }
  expect(heard[0]).toMatch(/^Primo indizio\. /);
  expect(heard[1]).toMatch(/^Secondo indizio\. /);
  expect(heard[2]).toBe('Terzo indizio. Prova così: asso di fiori, dalla pila 13 alla pila 4.');
  expect(new Set(heard).size).toBe(4);
  expect(await hint.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('what was done is remembered: by the lesson, by the list, and by the list that Back brings out', async ({
  page,
}) => {
  await page.goto(paths.lessons());
  const tally = page.locator('.tally');
  expect(await tally.innerText()).toBe(`Lezioni fatte: 0 di ${slugs.length}`);
  await page.getByRole('link', { name: 'L’asso e il re' }).click();
  const lesson = trainerOn(page);
  await lesson.ready();
  await lesson.type('13 4');
  await page.reload();
  await lesson.ready();
  await expect.poll(() => lesson.told()).toBe(says.doneBefore);
  expect(await lesson.status.textContent(), 'told as the page opens').toBe('');
  await page.goBack();
  await expect.poll(() => tally.innerText()).toBe(`Lezioni fatte: 1 di ${slugs.length}`);
  const links = page.locator('.lessons').getByRole('link');
  const marked = links.filter({ has: page.locator('.done:visible') });
  expect(await marked.count()).toBe(1);
  expect(await links.nth(2).textContent()).toMatch(/^\s*L’asso e il re\s*,\s*fatta\s*$/);
});

test('a screen reader is given a space between a lesson’s number and its title', async ({
  page,
}) => {
  await begin(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const heading = nodes.find(({ role }) => role?.value === 'heading')!;
  const under = (id: string): typeof nodes =>
    nodes
      .filter(({ parentId }) => parentId === id)
      .flatMap((node) => [node, ...under(node.nodeId)]);
  const parts = under(heading.nodeId).filter(({ role }) => role?.value === 'StaticText');
  expect(parts.map(({ name }) => String(name?.value)).join('')).toMatch(
    /^Lezione 3 di \d+: L’asso e il re$/,
  );
});

test('a list that is open beside a lesson marks it as soon as it is done', async ({ page }) => {
  await page.goto(paths.lessons());
  const other = await page.context().newPage();
  const lesson = await begin(other);
  await lesson.type('13 4');
  await expect
    .poll(() => page.locator('.tally').innerText())
    .toBe(`Lezioni fatte: 1 di ${slugs.length}`);
});

test('where storage is denied a lesson is played all the same, and says that it is not kept', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const lesson = await begin(page);
  await lesson.type('13 4');
  expect(await lesson.told()).toContain(`Lezione riuscita.`);
  expect(await lesson.told()).toContain(says.notKept);
  await page.goto(paths.lessons());
  expect(await page.locator('.tally').innerText()).toBe(`Lezioni fatte: 0 di ${slugs.length}`);
});

test.for(['{', '{"a":1}', '[1]', '"x"'])(
  'a list of lessons kept as %s breaks nothing',
  async (kept, { page }) => {
    await page.addInitScript((text) => {
      if (sessionStorage.length === 0) localStorage.setItem('crescent.lessons', text);
      sessionStorage.setItem('set', 'once');
    }, kept);
    await page.goto(paths.lessons());
    expect(await page.locator('.tally').innerText()).toBe(`Lezioni fatte: 0 di ${slugs.length}`);
    const lesson = await begin(page);
    await lesson.type('13 4');
    await page.goto(paths.lessons());
    expect(await page.locator('.tally').innerText()).toBe(`Lezioni fatte: 1 di ${slugs.length}`);
  },
);
