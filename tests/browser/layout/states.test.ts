import { expect } from 'vitest';

import { expectAccessible } from '../axe.ts';
import { test } from '../site.ts';
import { states } from './states.ts';
import { faultsIn, look, NARROW, WIDE } from './views.ts';

test.for(states.map(({ name, reach }) => [name, reach] as const))(
  '%s: whole and clear however it is seen, and nothing for axe to find in light or in dark',
  async ([, reach], { open }) => {
    const page = await open({ reducedMotion: 'reduce' });
    await reach(page);
    for (const views of [WIDE, NARROW]) {
      expect(await faultsIn(page, views)).toEqual([]);
      await look(page, views[0]);
      await expectAccessible(page);
    }
  },
);
