import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { expect, inject, test as base } from 'vitest';

import { gatherComplaints } from './complaints.ts';

export interface Visit {
  /**
   * A page of its own context, with no storage, that goes to addresses of the built site
   * (`page.goto('/regole/')`). When the test ends it fails on anything the browser complained of.
   */
  readonly open: (options?: BrowserContextOptions) => Promise<Page>;
  /** One such page, as a visitor with an Italian browser and default settings has it. */
  readonly page: Page;
}

let connected: Promise<Browser> | undefined;

/** Vitest's `test` with pages of the built site in the shared browser. */
export const test = base.extend<Visit>({
  open: async ({}, use) => {
    const site = inject('siteAddress');
    const browser = await (connected ??= chromium.connect(inject('browserEndpoint')));
    const closings: (() => Promise<string[]>)[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ baseURL: site, locale: 'it-IT', ...options });
      const complaints = gatherComplaints(context, site);
      closings.push(async () => {
        await context.close();
        return complaints;
      });
      return context.newPage();
    });
    const complaints = await Promise.all(closings.map((close) => close()));
    expect(complaints.flat(), 'the browser complained').toEqual([]);
  },
  page: async ({ open }, use) => {
    await use(await open());
  },
});
