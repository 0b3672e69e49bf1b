import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { serveSite, type SiteServer } from './siteServer.ts';

/** Serves the site as it was last built, on any free port. Fails when it was not built. */
export async function serveBuiltSite(): Promise<SiteServer> {
  const dist = join(import.meta.dirname, '../../dist');
  if (!existsSync(dist)) throw new Error('There is no dist: run `npm run build` first.');
  return serveSite(dist, 0);
}
