import type { Page } from 'playwright-core';

import { describePlace } from '../../src/describe/index.ts';
import {
  isFoundation,
  PLACES,
  placesOf,
  REDISTRIBUTION,
  type Action,
  type Place,
  type Position,
} from '../../src/engine/index.ts';
import { it, type Words } from '../../src/words/it.ts';
import { paths, type TrainerStart } from '../../src/words/paths.ts';

/** A game as the browser keeps it: what was played and taken back, from the start that its query names. */
export interface KeptGame {
  readonly start: TrainerStart;
  readonly played: string;
  readonly undone?: string;
}

/** Where the trainer keeps its games. */
export const GAMES_KEY = 'crescent.games';

/** The games that are kept once a page has been left: till then, what was last done may not be kept yet. */
export const keptGames = (page: Page): Promise<string | null> =>
  page.evaluate((key) => {
    dispatchEvent(new Event('pagehide'));
    return localStorage.getItem(key);
  }, GAMES_KEY);

/** What one types to play, in a language: `10 14`, `10 q-`, in English `10 d-`. */
export const typed = (action: Action, { card }: Words = it): string => {
  const typedPlace = (place: Place) =>
    isFoundation(place) ? place.replace(/^./, (suit) => card.suit(suit as 'S').charAt(0)) : place;
  return action === REDISTRIBUTION ? 'r' : placesOf(action).map(typedPlace).join(' ');
};

/** The words of the 24 places of a board, in a language. */
export const wordsOf = (position: Position, words: Words = it): string[] =>
  PLACES.map((place) => describePlace(position, place, words));

/** The trainer as a visitor has it before them, whichever door they come through. */
export const trainerOn = (page: Page) => {
  const button = (place: Place) => page.locator(`.play [data-place='${place}']`);
  const field = page.locator('#comando');

  const ready = () => button('1').waitFor();
  const open = async (start?: TrainerStart | string) => {
    await page.goto(typeof start === 'string' ? start : paths.trainer(start));
    await ready();
  };

  /** The middles of the cards of some places, with the board scrolled into view. */
  const centres = (...of: readonly Place[]): Promise<{ x: number; y: number }[]> =>
    page.evaluate((all) => {
      document
        .querySelector('.play .board')!
        .scrollIntoView({ block: 'nearest', behavior: 'instant' });
      return all.map((place) => {
        const card = document.querySelector(`.play [data-place='${place}'] .card`)!;
        const { x, y, width, height } = card.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      });
    }, of);

  return {
    button,
    field,
    ready,
    open,
    status: page.locator('.told [role=status]'),
    control: (name: string | RegExp) => page.getByRole('button', { name, exact: true }),

    /** Opens a game that was kept as it was left. */
    resume: async ({ start, played, undone = '' }: KeptGame) => {
      const name = new URL(paths.trainer(start), 'https://a').search;
      const games = { [name]: { played, undone, seconds: 65, at: 1 } };
      await page.addInitScript(
        ([key, text]) => {
          if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
        },
        [GAMES_KEY, JSON.stringify(games)] as const,
      );
      await open(start);
    },

    /** What is told: as the page opens, where it stands; from then on, by the status. */
    told: () => page.evaluate(() => document.querySelector('.told p')!.textContent),

    /** The words of the 24 places, in the order of `wordsOf`. */
    places: () =>
      page.evaluate(
        (all) =>
          all.map(
            (place) =>
              document.querySelector(`.play [data-place='${place}'] .words`)?.textContent ?? '',
          ),
        PLACES,
      ),

    /** Types a command and sends it. */
    type: async (command: string) => {
      await field.focus();
      await page.keyboard.type(command);
      await page.keyboard.press('Enter');
    },

    /** Works a place's button by keyboard, as a screen reader would. */
    press: async (place: Place, key: 'Enter' | 'Space' = 'Enter') => {
      await button(place).focus();
      await page.keyboard.press(key);
    },

    centres,

    /** Clicks a place's card with the mouse. */
    click: async (place: Place) => {
      const [at] = await centres(place);
      await page.mouse.click(at!.x, at!.y);
    },

    /** Clicks a place's card so many times, a tenth of a second apart however slow the machine is. */
    clickQuickly: async (place: Place, times: number) => {
      const [at] = await centres(place);
      const session = await page.context().newCDPSession(page);
      const now = Date.now() / 1000;
      for (let clickCount = 1; clickCount <= times; clickCount++)
        for (const type of ['mousePressed', 'mouseReleased'] as const)
          await session.send('Input.dispatchMouseEvent', {
            ...{ type, clickCount, ...at!, button: 'left' },
            timestamp: now + clickCount / 10,
          });
      await session.detach();
    },

    /** Drags a place's card onto another place with the mouse. */
    drag: async (from: Place, to: Place) => {
      const [start, end] = await centres(from, to);
      await page.mouse.move(start!.x, start!.y);
      await page.mouse.down();
      await page.mouse.move(end!.x, end!.y, { steps: 3 });
      await page.mouse.up();
    },
  };
};

export type TrainerPage = ReturnType<typeof trainerOn>;
