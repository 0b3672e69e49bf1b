import { find, keyOf, NOT_FOUND, type Files } from './files.ts';
import { TAKE_OVER } from './takeOver.ts';
import type { WorkerScope } from './workerScope.ts';

/** Put in by the build: the files of this version, its name, and the folders that have a worker of their own. */
declare const FILES: Files;
declare const VERSION: string;
declare const OTHERS: readonly string[];
declare const self: WorkerScope;

/** How many files are fetched at a time: few, so that whoever reads meanwhile does not wait for them. */
const AT_A_TIME = 4;

const root = new URL(self.registration.scope).pathname;
/** Other sites of the same host have caches beside these. */
const ours = `crescent ${root} `;
const cacheName = ours + VERSION;
/** Is in the cache of a version that has been in use. */
const MARK = `${root}used`;

/** Keeps every file of this version; what an earlier one has kept, and has not changed, is not fetched again. */
const keepAll = async (): Promise<void> => {
  const cache = await caches.open(cacheName);
  const files = Object.keys(FILES);
  const keepNext = async (): Promise<void> => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      const key = root + keyOf(file, FILES);
      await cache.put(
        key,
        (await caches.match(key, { ignoreVary: true })) ?? (await fetchNew(file)),
      );
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, keepNext));
};

/** A file as the host has it now. Rejects if it has none: this version is then not to be used. */
const fetchNew = async (file: string): Promise<Response> => {
  const response = await fetch(root + file, { cache: 'no-cache', priority: 'low' });
  if (!response.ok && file !== NOT_FOUND) throw new Error(`${response.status}: ${file}`);
  if (!response.redirected) return response;
  // A page may not be answered with what has been led elsewhere on its way.
  const { status, headers } = response;
  return new Response(await response.blob(), { status, headers });
};

/** Removes every version but this and the one that was in use before it, whose pages may still be open. */
const dropOld = async (): Promise<void> => {
  const others = (await caches.keys()).filter(
    (name) => name.startsWith(ours) && name !== cacheName,
  );
  const wereUsed = await Promise.all(
    others.map(async (name) => (await (await caches.open(name)).match(MARK)) !== undefined),
  );
  const before = others.findLast((_, index) => wereUsed[index]);
  await Promise.all(others.filter((name) => name !== before).map((name) => caches.delete(name)));
  await (await caches.open(cacheName)).put(MARK, new Response());
};

const kept = async (file: string): Promise<Response | undefined> =>
  (await caches.open(cacheName)).match(root + keyOf(file, FILES), { ignoreVary: true });

const respond = async (request: Request, { pathname, search }: URL): Promise<Response> => {
  const found = find(pathname.slice(root.length), FILES);
  if (found.kind === 'file') return (await kept(found.file)) ?? fetch(request);
  if (found.kind === 'moved') return Response.redirect(root + found.to + search, 301);
  // A page of the version before asks for its own files, which the host may have no more.
  const before = await caches.match(pathname, { ignoreVary: true });
  return before ?? fetch(request).catch((error: unknown) => answerOffLine(request, error));
};

const answerOffLine = async (request: Request, error: unknown): Promise<Response> => {
  const page = request.mode === 'navigate' && (await kept(NOT_FOUND));
  if (!page) throw error;
  return new Response(page.body, { status: 404, headers: page.headers });
};

self.addEventListener('install', (event) => {
  event.waitUntil(keepAll());
});

self.addEventListener('activate', (event) => {
  // The page of a first visit needs what is kept as soon as it is.
  event.waitUntil(dropOld().then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) event.waitUntil(self.skipWaiting());
});

/** Whether an address is of this site. In a language in a folder of it, a page comes here till its own worker is there. */
const isOurs = ({ origin, pathname }: URL): boolean =>
  origin === self.location.origin &&
  pathname.startsWith(root) &&
  !OTHERS.some((folder) => `${pathname}/`.startsWith(root + folder));

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method === 'GET' && isOurs(url)) event.respondWith(respond(event.request, url));
});
