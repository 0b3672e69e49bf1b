import { join } from 'node:path';

import { serveSite, type SiteServer } from './siteServer.ts';

const dist = join(import.meta.dirname, '../../dist');
const { HOST: host, PORT: port } = process.env;

/** The site on the first free port from the given one. */
async function serveFrom(first: number): Promise<SiteServer> {
  try {
    return await serveSite(dist, first, host);
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!isTaken || port !== undefined) throw error;
    return serveFrom(first + 1);
  }
}

/** Not that of the development server, where what is kept off line of the built site would come before what is written. */
const FIRST_PORT = 4322;

const { address } = await serveFrom(Number(port ?? FIRST_PORT));
process.stdout.write(`\nCrescent: ${address}/\nCtrl+C to stop.\n`);
