import { expect } from 'vitest';

import { expectAccessible } from '../axe.ts';
import { kindsIn } from '../kinds.ts';
import { faultsIn } from '../layout/views.ts';
import { shiftsOn } from '../shifts.ts';
import { test } from '../site.ts';

/** Long enough for islands to come to life and for fonts and styles to settle, in milliseconds. */
const SETTLED = 600;

/** What other words can break: a line that is too long for a narrow screen, a text in a language that nothing says. */
const NARROW = { width: 320, height: 640 };

test.concurrent.for(kindsIn('en'))(
  '%s keeps still while it loads, leaves axe nothing to find, and fits a narrow screen with all of it open',
  async (address, { open }) => {
    const page = await open({ viewport: NARROW });
    await page.goto(address);
    expect(await shiftsOn(page, SETTLED), 'what moves').toEqual([]);
    await expectAccessible(page);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    const measures = ['beyondWidth', 'clippedText', 'spiltText', 'overlaps'] as const;
    expect(await faultsIn(page, [{ name: 'narrow', ...NARROW, measures }])).toEqual([]);
  },
);
