import type { Page } from 'playwright-core';

import { it as words } from '../../../src/words/it.ts';
import { paths } from '../../../src/words/paths.ts';
import { wonGame } from '../../unit/engine/wonGame.ts';
import { openLive } from '../player/stepping.ts';
import { trainerOn, typed } from '../trainerPage.ts';

/** A state of a page that no address has, and what a visitor does to come to it. */
export interface State {
  readonly name: string;
  readonly reach: (page: Page) => Promise<void>;
}

const played = { game: 'partita-vinta', after: 10 } as const;
const { history } = words.trainer;
const { settings } = words.panels;
const { drill } = words;

const openSettings = (page: Page) => page.getByText(settings.title, { exact: true }).click();
const choose = (page: Page, name: keyof typeof settings.choices, index = 1) =>
  page.locator(`#impostazione-${name}`).selectOption({ index });

/** Opens the drill with a question, and answers it. */
const answer = async (page: Page) => {
  await page.goto(paths.drill());
  await page.getByText(drill.wholeBoard).click();
  await page.getByRole('radio').last().check();
  await page.getByRole('button', { name: drill.answer, exact: true }).click();
  await page.getByRole('button', { name: drill.next, exact: true }).waitFor();
};

/** A lesson with a card chosen and a refusal told. */
const refuse = async (page: Page) => {
  const lesson = trainerOn(page);
  await lesson.open(paths.lesson('asso-e-re'));
  await lesson.press('13');
  await lesson.press('9');
  for (const summary of await page.locator('summary').all()) await summary.click();
  return lesson;
};

/** The states that matter of those pages that do something. */
export const states: readonly State[] = [
  {
    name: 'the trainer, a card chosen, the settings open',
    reach: async (page) => {
      const trainer = trainerOn(page);
      await trainer.open(played);
      await openSettings(page);
      await trainer.press('3');
    },
  },
  {
    name: 'the trainer, a move refused',
    reach: async (page) => {
      const trainer = trainerOn(page);
      await trainer.open(played);
      await trainer.press('3');
      await trainer.press('1');
    },
  },
  {
    name: 'the trainer, redistributed, the moves listed',
    reach: async (page) => {
      const trainer = trainerOn(page);
      await trainer.open(played);
      await trainer.type('r');
      await page.locator('summary', { hasText: history }).click();
    },
  },
  {
    name: 'the trainer, every setting changed: big cards, two colours, piles open, warnings on',
    reach: async (page) => {
      const trainer = trainerOn(page);
      await trainer.open(played);
      await openSettings(page);
      for (const name of Object.keys(settings.choices) as (keyof typeof settings.choices)[])
        await choose(page, name);
      await trainer.press('3');
    },
  },
  {
    name: 'the trainer, won',
    reach: async (page) => {
      const trainer = trainerOn(page);
      await trainer.resume({
        start: { game: 'partita-vinta', after: 60 },
        played: wonGame.moves.slice(62, -1).join(' '),
      });
      await trainer.type(typed(wonGame.moves.at(-1)!));
      await page.locator('summary', { hasText: history }).click();
    },
  },
  {
    name: 'the trainer, blocked',
    reach: async (page) => {
      const trainer = trainerOn(page);
      await trainer.resume({ start: { code: 'CR1-N-AAAAAP6' }, played: 'R R R' });
      await trainer.type('3 4');
    },
  },
  {
    name: 'a lesson, a move refused, every hint open',
    reach: async (page) => {
      await refuse(page);
    },
  },
  {
    name: 'a lesson, done',
    reach: async (page) => {
      const lesson = trainerOn(page);
      await lesson.open(paths.lesson('asso-e-re'));
      await lesson.type('13 4');
    },
  },
  {
    name: 'the lessons, one of them done',
    reach: async (page) => {
      const lesson = trainerOn(page);
      await lesson.open(paths.lesson('asso-e-re'));
      await lesson.type('13 4');
      await page.goto(paths.lessons());
    },
  },
  { name: 'the drill, answered, the whole board open', reach: answer },
  {
    name: 'the drill, the tally reset',
    reach: async (page) => {
      await answer(page);
      await page.getByRole('button', { name: drill.reset }).click();
    },
  },
  {
    name: 'the won game, at the end it was taken to, a wrong number asked for',
    reach: async (page) => {
      await openLive(page, paths.redistribution('partita-vinta', 1));
      await page.locator('.last').click();
      await page.locator('.go-to input').fill('120');
      await page.locator('.go-to button').click();
    },
  },
];
