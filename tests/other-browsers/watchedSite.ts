import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { COMPLAINTS, gatherComplaints } from './gatherComplaints.ts';
import type { Habits } from './visitor.ts';

export interface WatchedSite {
  readonly address: string;
  /** The address of a page in a frame as wide as the visitor has it. */
  readonly framed: (path: string) => string;
  /** The files that were asked for and are not there. */
  readonly missing: readonly string[];
  readonly close: () => void;
}

const FRAME = '/frame';
const SCRIPT = '/watch.js';

/**
 * The built site for a browser whose driver reports nothing of a page and sets little of it up. Each page comes as it is, but for
 * one script before all others, which notes what goes wrong; or with the order to run none.
 */
export async function watchSite(site: string, habits: Habits): Promise<WatchedSite> {
  const { width, isScriptOff = false, chance } = habits;
  const missing: string[] = [];
  const script = [
    `(${gatherComplaints.toString()})(${JSON.stringify(COMPLAINTS)});`,
    chance === undefined ? '' : `Math.random = () => ${chance};`,
  ].join('\n');

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = request.url!;
    if (url === SCRIPT) {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
      return;
    }
    if (url.startsWith(`${FRAME}?`)) {
      const path = decodeURIComponent(url.slice(FRAME.length + 1));
      const frame = `<!doctype html><link rel="icon" href="data:,"><iframe width="${width}" height="600" src="${path}"></iframe>`;
      response.writeHead(200, { 'content-type': 'text/html' }).end(frame);
      return;
    }
    const { status, headers, body } = await fetchFrom(site + url);
    const isPage = headers['content-type']?.startsWith('text/html') ?? false;
    // The page for a wrong address is answered so, and is meant.
    if (status >= 400 && !isPageAsked(request)) missing.push(`${status}: ${url}`);
    if (isPage && isScriptOff)
      headers['content-security-policy'] = 'sandbox allow-same-origin allow-forms';
    const html =
      isPage && body.toString().replace('<head>', `<head><script src="${SCRIPT}"></script>`);
    response.writeHead(status, headers).end(html || body);
  };

  const server = createServer((request, response) => {
    void answer(request, response);
  }).listen(0, 'localhost');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    address,
    framed: (path) => `${address}${FRAME}?${encodeURIComponent(path)}`,
    missing,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** What a page is asked for with stays where a service worker asks for it in turn. */
const isPageAsked = ({ headers }: IncomingMessage): boolean =>
  headers.accept?.includes('text/html') ?? false;

async function fetchFrom(address: string) {
  const answer = await fetch(address, { redirect: 'manual' });
  const headers: Record<string, string> = {};
  for (const name of ['content-type', 'location', 'cache-control']) {
    const value = answer.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  return { status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) };
}
