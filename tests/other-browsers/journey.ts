import { expect, inject, test as base } from 'vitest';

import type { Engine, Habits, Visitor } from './visitor.ts';

interface Visit {
  /** A visitor of the built site. When the journey ends it fails on anything that their browser complained of. */
  readonly open: (habits?: Habits) => Promise<Visitor>;
  /** A visitor whose browser is as most have it. */
  readonly visitor: Visitor;
}

/** Vitest's `test` with visitors in one browser. */
export const journeyIn = (engine: Engine) =>
  base.extend<Visit>({
    open: async ({}, use) => {
      const visitors: Visitor[] = [];
      await use(async (habits) => {
        const visitor = await engine.open(inject('siteAddress'), habits);
        visitors.push(visitor);
        return visitor;
      });
      for (const visitor of visitors) {
        const complaints = await visitor.complaints().finally(visitor.leave);
        expect(complaints, 'the browser complained').toEqual([]);
      }
    },
    visitor: async ({ open }, use) => {
      await use(await open());
    },
  });

export type Journey = ReturnType<typeof journeyIn>;
