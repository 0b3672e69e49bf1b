import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';

import { serveBuiltSite } from '../server/builtSite.ts';
import { chromiumLaunch } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    siteAddress: string;
    browserEndpoint: string;
  }
}

/** One server of the built site and one browser, which every browser test shares. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await serveBuiltSite();
  const browser = await chromium.launchServer(await chromiumLaunch());
  project.provide('siteAddress', site.address);
  project.provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    site.close();
  };
}
