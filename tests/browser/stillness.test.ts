import { expect } from 'vitest';

import { kinds } from './kinds.ts';
import { shiftsOn } from './shifts.ts';
import { test } from './site.ts';

/** Long enough for islands to come to life and for fonts and styles to settle. */
const SETTLED = 600;

const sizes = [
  { width: 320, height: 640 },
  { width: 1440, height: 900 },
];

for (const viewport of sizes) {
  test.for(kinds)(
    `nothing moves while %s loads, ${viewport.width} px wide`,
    async (address, { open }) => {
      const page = await open({ viewport });
      await page.goto(address);
      await page.waitForTimeout(SETTLED);
      expect(await shiftsOn(page)).toEqual([]);
    },
  );

  test.for(kinds)(
    `%s fits ${viewport.width} px without scrolling sideways, with all of it open`,
    async (address, { open }) => {
      const page = await open({ viewport });
      await page.goto(address);
      await page.waitForTimeout(SETTLED);
      const wide = await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
        return document.documentElement.scrollWidth;
      });
      expect(wide).toBeLessThanOrEqual(viewport.width);
    },
  );
}
