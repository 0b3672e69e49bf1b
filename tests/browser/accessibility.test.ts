import { expectAccessible } from './axe.ts';
import { kinds } from './kinds.ts';
import { test } from './site.ts';

/** A phone reflows what a desktop lays side by side, so each scheme is seen on one of them. */
const views = [
  ['light', { width: 1440, height: 900 }],
  ['dark', { width: 320, height: 640 }],
] as const;

for (const [colorScheme, viewport] of views)
  test.for(kinds)(
    `axe finds nothing on %s, ${colorScheme}, ${viewport.width} px wide`,
    async (address, { open }) => {
      const page = await open({ colorScheme, viewport });
      await page.goto(address);
      await expectAccessible(page);
    },
  );
