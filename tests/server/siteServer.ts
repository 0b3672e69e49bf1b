import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, extname, join, normalize } from 'node:path';

import { headersFor, readHeaderRules, type HeaderRule } from './headerRules.ts';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

export interface SiteServer {
  /** `http://localhost:4321`, without a final slash. */
  readonly address: string;
  close(): void;
}

/**
 * Serves a built site as a static host does, in a folder of the host if it has a base: `/a` goes to `/a/`, what is not there
 * gets the nearest `404.html` up the folders, and the headers are those of its `_headers`. Port 0 takes any free port. Fails when the port
 * is taken.
 */
export function serveSite(
  folder: string,
  port: number,
  host = 'localhost',
  base = '',
  hidden: readonly string[] = [],
): Promise<SiteServer> {
  const site = {
    folder,
    base,
    hidden: [`/${HEADERS}`, ...hidden],
    rules: readHeaderRules(join(folder, HEADERS)),
  };
  const server = createServer((request, response) => {
    answer(site, request, response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const { port: taken } = server.address() as AddressInfo;
      resolve({
        address: `http://${host}:${taken}`,
        close: () => {
          server.close();
          server.closeAllConnections();
        },
      });
    });
  });
}

/** The file that says which headers go with which addresses, and is itself at none. */
const HEADERS = '_headers';

interface Site {
  readonly folder: string;
  readonly base: string;
  /** The paths of files that are answered as if they were not there. */
  readonly hidden: readonly string[];
  readonly rules: readonly HeaderRule[];
}

function answer(site: Site, request: IncomingMessage, response: ServerResponse): void {
  const { folder, base, hidden, rules } = site;
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  const isInside = `${pathname}/`.startsWith(`${base}/`);
  const path = isInside ? pathname.slice(base.length) : '/not-a-path';
  const file = join(folder, normalize(decoded(path)));
  const headers = headersFor(path, rules);
  if (isFile(file) && !hidden.includes(path)) {
    send(file, 200, response, headers);
  } else if (isFile(join(file, 'index.html'))) {
    if (path.endsWith('/')) send(join(file, 'index.html'), 200, response, headers);
    else response.writeHead(301, { location: `${pathname}/${search}` }).end();
  } else {
    send(join(folder, nearestNotFound(folder, normalize(decoded(path)))), 404, response, headers);
  }
}

/** The page for what is not there, in the folder of a path or the first one over it that has one. */
function nearestNotFound(folder: string, path: string): string {
  const above = dirname(path);
  const page = join(above, '404.html');
  return above === '/' || isFile(join(folder, page)) ? page : nearestNotFound(folder, above);
}

/** A pathname with its escapes undone; one that is badly escaped names no file. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '/not-a-path';
  }
}

function isFile(path: string): boolean {
  return !path.includes('\0') && existsSync(path) && statSync(path).isFile();
}

function send(
  file: string,
  status: number,
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
): void {
  if (!isFile(file)) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('404');
    return;
  }
  response.writeHead(status, {
    'cache-control': 'no-cache',
    'content-length': statSync(file).size,
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    ...headers,
  });
  createReadStream(file).pipe(response);
}
