import type { TestProject } from 'vitest/node';

import { serveBuiltSite } from '../server/builtSite.ts';

/** One server of the built site, which every visitor goes to. */
export default async function setup(project: TestProject): Promise<() => void> {
  const site = await serveBuiltSite();
  project.provide('siteAddress', site.address);
  return () => {
    site.close();
  };
}
