import { describe, expect } from 'vitest';

import { expectAccessible } from './axe.ts';
import { kinds } from './kinds.ts';
import { faultsIn, NARROW, WIDE } from './layout/views.ts';
import { shiftsOn } from './shifts.ts';
import { test } from './site.ts';

/** Long enough for islands to come to life and for fonts and styles to settle, in milliseconds. */
const SETTLED = 600;

/** A phone reflows what a desktop lays side by side, so each scheme is seen on one of them. */
describe.concurrent.each([
  ['light', WIDE],
  ['dark', NARROW],
] as const)('%s', (colorScheme, views) => {
  const [{ width, height }] = views;
  test.for(kinds)(
    '%s keeps still while it loads, leaves axe nothing to find, and is whole and clear with all of it open',
    async (address, { open }) => {
      const page = await open({ colorScheme, viewport: { width, height } });
      await page.goto(address);
      expect(await shiftsOn(page, SETTLED), 'what moves').toEqual([]);
      await expectAccessible(page);
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
      });
      expect(await faultsIn(page, views)).toEqual([]);
    },
  );
});
