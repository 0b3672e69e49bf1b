import { expect } from 'vitest';

import { kinds } from '../browser/kinds.ts';
import { faultsIn, NARROW, type View } from '../browser/layout/views.ts';
import { test } from '../browser/site.ts';
import { trainerOn } from '../browser/trainerPage.ts';
import { at } from './onPage.ts';

/** A screen of 320 pixels, where text that is a third longer has the least room, and one between a phone's and a desk's. */
const [narrow] = NARROW;
const measures = ['clippedText', 'spiltText', 'overlaps', 'beyondWidth', 'cutChoices'] as const;
const views: readonly View[] = [
  { ...narrow, measures },
  { ...narrow, name: 'middling', width: 768, height: 1024, measures },
];

test.for(kinds)('%s is whole with every text a third longer', async (address, { page }) => {
  await page.goto(at(address));
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  expect(await faultsIn(page, views)).toEqual([]);
});

test('the trainer is whole with a long refusal, everything open and the biggest cards', async ({
  page,
}) => {
  const trainer = trainerOn(page);
  await trainer.open(at('/allenamento/?partita=partita-vinta&dopo=10'));
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  await page.locator('#impostazione-size').selectOption({ index: 1 });
  await trainer.type('3 1');
  expect(await faultsIn(page, views)).toEqual([]);
});
