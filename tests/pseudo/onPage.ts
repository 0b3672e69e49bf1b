import type { Page } from 'playwright-core';
import { expect } from 'vitest';

import { trainerOn } from '../browser/trainerPage.ts';
import { unmarkedIn } from './check/html.ts';
import { LOCALE } from './make/copy.ts';
import { OPEN } from './make/marked.ts';

/** Where a page whose Italian address is given is in the made-up language: each name in it has the tag before it. */
export const at = (address: string): string =>
  `/${LOCALE}${address.replaceAll(/(?<=\/)(?=[a-z])/g, `${LOCALE}-`)}`;

/** Fails if the page as it is now shows or says anything that is in no language's words. */
export const expectMarked = async (page: Page): Promise<void> => {
  expect(unmarkedIn(await page.content())).toEqual([]);
};

/** A board that is played on, looked at after whatever is done there. */
export const watchedOn = (page: Page) => {
  const trainer = trainerOn(page);
  const heard: string[] = [];
  const listen = async () => {
    await expectMarked(page);
    heard.push(await trainer.told());
  };
  return {
    trainer,
    open: async (address: string) => {
      await trainer.open(at(address));
      await listen();
    },
    /** Types a command, and looks. */
    type: async (command: string) => {
      await trainer.type(command);
      await listen();
    },
    press: async (place: Parameters<typeof trainer.press>[0]) => {
      await trainer.press(place);
      await listen();
    },
    /** Does something whose answer comes later, and looks. */
    answered: async (act: () => Promise<void>) => {
      const before = await trainer.told();
      await act();
      await expect.poll(trainer.told, { timeout: 20_000 }).not.toBe(before);
      await listen();
    },
    /** Fails unless so many different answers were given, each in the language. */
    expectHeard: (different: number) => {
      expect(heard.filter((text) => !text.includes(OPEN))).toEqual([]);
      expect(new Set(heard).size).toBeGreaterThanOrEqual(different);
    },
  };
};
