import { describe, expect } from 'vitest';

import { expectAccessible } from './axe.ts';
import { kinds } from './kinds.ts';
import { shiftsOn } from './shifts.ts';
import { test } from './site.ts';

/** Long enough for islands to come to life and for fonts and styles to settle, in milliseconds. */
const SETTLED = 600;

/** A phone reflows what a desktop lays side by side, so each scheme is seen on one of them. */
const views = [
  ['light', { width: 1440, height: 900 }],
  ['dark', { width: 320, height: 640 }],
] as const;

describe.each(views)('%s, %o', (colorScheme, viewport) => {
  test.for(kinds)(
    '%s keeps still while it loads, leaves axe nothing to find, and fits its width with all of it open',
    async (address, { open }) => {
      const page = await open({ colorScheme, viewport });
      await page.goto(address);
      expect(await shiftsOn(page, SETTLED), 'what moves').toEqual([]);
      await expectAccessible(page);
      const wide = await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
        return document.documentElement.scrollWidth;
      });
      expect(wide, 'what there is to scroll sideways').toBeLessThanOrEqual(viewport.width);
    },
  );
});
