import { describe, expect } from 'vitest';

import { it as words } from '../../src/words/it.ts';
import { test } from './site.ts';
import { trainerOn } from './trainerPage.ts';

const { trainer: said } = words;
const start = { code: 'CR1-N-AAAAAAB' } as const;

describe('a game is kept by one tab', () => {
  test('which may open it again and again', async ({ page }) => {
    const trainer = trainerOn(page);
    await trainer.open(start);
    for (let time = 0; time < 3; time++) {
      await page.locator('#codice').fill(start.code);
      await page.keyboard.press('Enter');
      await trainer.control(words.panels.games.restart).click();
      // The answer comes a moment later: by the time a lock has been asked for and given, it is there.
      await page.evaluate(() => navigator.locks.request('any', () => undefined));
      expect(await trainer.told()).not.toContain(said.elsewhere);
      expect(await trainer.control(said.takeOver).count()).toBe(0);
    }
  });

  test('the first that opens it, until another takes it over', async ({ page }) => {
    const first = trainerOn(page);
    await first.open(start);
    const other = await page.context().newPage();
    const second = trainerOn(other);
    await second.open(start);
    await second.status.getByText(said.elsewhere).waitFor();
    await second.control(said.takeOver).click();
    await second.status.getByText(said.takenOver).waitFor();
    await first.status.getByText(said.elsewhere).waitFor();
    expect(await second.control(said.takeOver).count()).toBe(0);
    await first.control(said.takeOver).click();
    await second.status.getByText(said.elsewhere).waitFor();
  });
});
