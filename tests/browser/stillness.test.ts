import { expect } from 'vitest';

import { kinds } from './kinds.ts';
import { test } from './site.ts';

/** Long enough for islands to come to life and for fonts and styles to settle. */
const SETTLED = 600;

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node?: Node | null }[];
}

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
      const shifts = await page.evaluate(
        () =>
          new Promise<string[]>((resolve) => {
            new PerformanceObserver((list) => {
              resolve(
                (list.getEntries() as LayoutShift[]).map(
                  ({ value, sources }) =>
                    `${value}: ${sources.map(({ node }) => (node as Element | null)?.outerHTML.slice(0, 80)).join(' ')}`,
                ),
              );
            }).observe({ type: 'layout-shift', buffered: true });
            setTimeout(() => {
              resolve([]);
            }, 300);
          }),
      );
      expect(shifts).toEqual([]);
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
