import { describe } from 'vitest';

import { paths } from '../../../src/words/paths.ts';
import { expectAccessible } from '../axe.ts';
import { test } from '../site.ts';
import { game, openLive } from './stepping.ts';

describe.each(['light', 'dark'] as const)('axe finds nothing, %s', (colorScheme) => {
  test('on the list of all steps', async ({ open }) => {
    const page = await open({ colorScheme });
    await page.goto(paths.examples());
    await expectAccessible(page);
  });

  test('on a step, at the end that it is taken to, and after a wrong number', async ({ open }) => {
    const page = await open({ colorScheme, reducedMotion: 'reduce' });
    await openLive(page, paths.redistribution(game, 1));
    await expectAccessible(page);
    await page.locator('.last').click();
    await expectAccessible(page);
    await page.locator('.go-to input').fill('120');
    await page.locator('.go-to button').click();
    await expectAccessible(page);
  });
});
