import { join } from 'node:path';

import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';

import { chromiumLaunch } from '../browser/chromium.ts';
import { serveSite } from '../server/siteServer.ts';
import { buildCopy, copyWithLanguage, LOCALE } from './make/copy.ts';

declare module 'vitest' {
  interface ProvidedContext {
    copyFolder: string;
    copySite: string;
  }
}

/** The site in a made-up language, built in a copy of the project; a server of it, and a browser. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const copy = copyWithLanguage();
  buildCopy(copy);
  const site = join(copy.folder, 'dist', LOCALE);
  const server = await serveSite(site, 0, 'localhost', `/${LOCALE}`);
  const browser = await chromium.launchServer(await chromiumLaunch());
  project.provide('copyFolder', copy.folder);
  project.provide('copySite', site);
  project.provide('siteAddress', server.address);
  project.provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    server.close();
    copy.remove();
  };
}
