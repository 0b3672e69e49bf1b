import { expect } from 'vitest';

import { test } from '../site.ts';
import { examples } from './examples.ts';
import type { Measure } from './inPage/index.ts';
import { faultsOn } from './measure.ts';

test.for(Object.keys(examples) as Measure[])(
  '%s tells of what it is for, and of nothing where that is not',
  async (measure, { page }) => {
    const faultsOf = async (html: string) => {
      await page.setContent(`<body style="margin: 8px">${html}</body>`);
      return faultsOn(page, [measure]);
    };
    for (const { fault, told, sound } of examples[measure]) {
      const [first = 'nothing'] = await faultsOf(fault);
      expect(first.replace(`${measure}: `, ''), fault).toMatch(told);
      expect(await faultsOf(sound), sound).toEqual([]);
    }
  },
);
