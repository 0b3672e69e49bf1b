import { describe } from 'vitest';

import { it as words } from '../../src/words/it.ts';
import { wonGame } from '../unit/engine/wonGame.ts';
import { expectAccessible } from './axe.ts';
import { test } from './site.ts';
import { trainerOn, typed } from './trainerPage.ts';

const { history } = words.trainer;
const { title: settings, choices } = words.panels.settings;

describe.each(['light', 'dark'] as const)('nothing for axe to find, %s:', (colorScheme) => {
  test('at the start, with a card chosen, after a refusal, after a redistribution', async ({
    open,
  }) => {
    const page = await open({ colorScheme });
    const trainer = trainerOn(page);
    await trainer.open({ game: 'partita-vinta', after: 10 });
    await expectAccessible(page);
    await trainer.press('3');
    await expectAccessible(page);
    await trainer.press('1');
    await expectAccessible(page);
    await trainer.type('r');
    await expectAccessible(page);
  });

  test('after a win, with all its moves listed', async ({ open }) => {
    const page = await open({ colorScheme });
    const trainer = trainerOn(page);
    await trainer.resume({
      start: { game: 'partita-vinta', after: 60 },
      played: wonGame.moves.slice(62, -1).join(' '),
    });
    await trainer.type(typed(wonGame.moves.at(-1)!));
    await page.locator('summary', { hasText: history }).click();
    await expectAccessible(page);
  });

  test('blocked', async ({ open }) => {
    const page = await open({ colorScheme });
    const trainer = trainerOn(page);
    await trainer.resume({ start: { code: 'CR1-N-AAAAAP6' }, played: 'R R R' });
    await trainer.type('3 4');
    await expectAccessible(page);
  });

  test('with the settings open, and everything in them changed', async ({ open }) => {
    const page = await open({ colorScheme });
    const trainer = trainerOn(page);
    await trainer.open({ game: 'partita-vinta', after: 10 });
    await page.getByText(settings, { exact: true }).click();
    await expectAccessible(page);
    for (const name of Object.keys(choices))
      await page.locator(`#impostazione-${name}`).selectOption({ index: 1 });
    await expectAccessible(page);
  });
});
