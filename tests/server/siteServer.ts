import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

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
 * Serves a built site as a static host does: `/a` goes to `/a/`, and what is not there gets the
 * site's own 404 page. Port 0 takes any free port. Fails when the port is taken.
 */
export function serveSite(folder: string, port: number, host = 'localhost'): Promise<SiteServer> {
  const server = createServer((request, response) => {
    answer(folder, request, response);
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

function answer(folder: string, request: IncomingMessage, response: ServerResponse): void {
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  const file = join(folder, normalize(decoded(pathname)));
  if (isFile(file)) {
    send(file, 200, response);
  } else if (isFile(join(file, 'index.html'))) {
    if (pathname.endsWith('/')) send(join(file, 'index.html'), 200, response);
    else response.writeHead(301, { location: `${pathname}/${search}` }).end();
  } else {
    send(join(folder, '404.html'), 404, response);
  }
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

function send(file: string, status: number, response: ServerResponse): void {
  if (!isFile(file)) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('404');
    return;
  }
  response.writeHead(status, {
    'cache-control': 'no-cache',
    'content-length': statSync(file).size,
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'x-content-type-options': 'nosniff',
  });
  createReadStream(file).pipe(response);
}
