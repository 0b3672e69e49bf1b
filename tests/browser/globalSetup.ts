import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';

import { serveSite } from '../server/siteServer.ts';
import { chromiumLaunch } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    siteAddress: string;
    browserEndpoint: string;
  }
}

/** One server of the built site and one browser, which every browser test shares. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dist = join(import.meta.dirname, '../../dist');
  if (!existsSync(dist)) throw new Error('There is no dist: run `npm run build` first.');
  const browser = await chromium.launchServer(await chromiumLaunch());
  const site = await serveSite(dist, 0);
  project.provide('siteAddress', site.address);
  project.provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    site.close();
  };
}
