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

/**
 * A context of the shared browser at the built site, and the complaints that gather in it. Nothing is kept off line there, so
 * that whatever a page asks for is seen; the tests that are about that allow it.
 */
export async function visit(options: BrowserContextOptions = {}, site = inject('siteAddress')) {
  const browser = await (connected ??= chromium.connect(inject('browserEndpoint')));
  const context = await browser.newContext({
    baseURL: site,
    locale: 'it-IT',
    serviceWorkers: 'block',
    ...options,
  });
  return { context, complaints: gatherComplaints(context, site) };
}

/** Vitest's `test` with pages of the built site in the shared browser. */
export const test = base.extend<Visit>({
  open: async ({}, use) => {
    const visits: Awaited<ReturnType<typeof visit>>[] = [];
    await use(async (options) => {
      const started = await visit(options);
      visits.push(started);
      return started.context.newPage();
    });
    await Promise.all(visits.map(({ context }) => context.close()));
    const complaints = visits.flatMap((one) => one.complaints);
    expect(complaints, 'the browser complained').toEqual([]);
  },
  page: async ({ open }, use) => {
    await use(await open());
  },
});
