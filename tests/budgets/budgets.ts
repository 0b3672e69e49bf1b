import { brotliCompressSync } from 'node:zlib';

import { paths } from '../../src/words/paths.ts';
import { attribute } from '../html/elements.ts';
import { isForFrames, pageAt, pages, type Page } from '../site/allPages.ts';
import { brotliBytes, builtText } from '../site/dist.ts';
import { resourcesOf } from '../site/resources.ts';
import { scriptsOf } from '../site/scripts.ts';
import { worst, type Budget } from './budget.ts';
import { bundledEngine } from './engine.ts';
import { programAddresses, programBudgets, workerOf } from './programs.ts';

const all = [...pages.values()];
const simple = all.filter(({ address }) => !programAddresses.has(address));

const kBOf = (path: string) => brotliBytes(builtText(path)) / 1000;

/** The page, its styles, and all that it fetches by itself. */
const requestsOf = (page: Page) => {
  const fetched = resourcesOf(page).filter((address) => !/^data:|^#/.test(address));
  return new Set([page.address, ...fetched, ...scriptsOf(page).loaded]);
};

/** Of some pages, the one of which something is most. */
const mostOf = (some: readonly Page[], amount: (page: Page) => number) => () =>
  worst(some.map((page) => ({ amount: amount(page), where: page.address })));

/** How many pages do something that none should. */
const countOf = (does: (page: Page) => boolean) => () => {
  const doing = all.filter(does).map(({ address }) => address);
  return { amount: doing.length, where: doing.slice(0, 3).join(' ') };
};

/** The worker that looks for wins, and the one that puts its answers in words, both asked for at the first hint. */
const workers = { lookWorker: 8, hintWorker: 4 } as const;

/** The kB of script that a page loads only when it is asked for, but for workers. */
const laterScript = (address: string) =>
  scriptsOf(pageAt(address))
    .later.filter((path) => !path.includes('Worker'))
    .map(kBOf)
    .reduce((sum, size) => sum + size, 0);

/** All budgets that the built site itself tells whether it keeps. */
export const budgets: readonly Budget[] = [
  {
    what: 'the rules page, with its styles',
    unit: 'kB',
    limit: 13,
    measure: () => {
      const { html, elements } = pageAt(paths.rules());
      const sheets = elements
        .filter((element) => attribute(element, 'rel') === 'stylesheet')
        .map((element) => builtText(attribute(element, 'href')!));
      const bytes = [html, ...sheets].map(brotliBytes).reduce((sum, size) => sum + size, 0);
      return { amount: bytes / 1000 };
    },
  },
  {
    what: 'what the rules page asks for',
    unit: 'requests',
    limit: 3,
    measure: () => {
      const requests = requestsOf(pageAt(paths.rules()));
      return { amount: requests.size, where: [...requests].join(' ') };
    },
  },
  {
    what: 'inline scripts of a page that is no program',
    unit: 'scripts',
    limit: 1,
    measure: mostOf(simple, (page) => scriptsOf(page).inline.length),
  },
  {
    what: 'such a script',
    unit: 'bytes as they stand',
    limit: 599,
    measure: mostOf(simple, (page) =>
      Math.max(0, ...scriptsOf(page).inline.map((text) => Buffer.byteLength(text))),
    ),
  },
  {
    what: 'other scripts of a page that is no program',
    unit: 'scripts',
    limit: 0,
    measure: mostOf(simple, (page) => scriptsOf(page).loaded.length),
  },
  ...programBudgets,
  ...Object.entries(workers).map(([name, limit]): Budget => ({
    what: `at the first hint, ${name}`,
    unit: 'kB',
    limit,
    measure: () => ({ amount: kBOf(workerOf(paths.trainer(), name)) }),
  })),
  {
    what: 'when a link comes or something is shared, what reads and writes them',
    unit: 'kB',
    limit: 9,
    measure: () => ({ amount: laterScript(paths.trainer()) }),
  },
  {
    what: 'when a step is shared, what copies it',
    unit: 'kB',
    limit: 4,
    measure: () => ({ amount: laterScript(paths.move('partita-vinta', 10)) }),
  },
  {
    what: 'a page for a frame, with its styles',
    unit: 'kB',
    limit: 5,
    measure: mostOf(all.filter(isForFrames), ({ html }) => brotliBytes(html) / 1000),
  },
  {
    what: 'the deals known to be winnable',
    unit: 'kB',
    limit: 16,
    measure: () => ({ amount: kBOf(paths.winnableDeals()) }),
  },
  {
    what: 'pages that fetch those by themselves',
    unit: 'pages',
    limit: 0,
    measure: countOf((page) => requestsOf(page).has(paths.winnableDeals())),
  },
  {
    what: 'pages that fetch the index of the search before it is asked for',
    unit: 'pages',
    limit: 0,
    measure: countOf((page) => [...requestsOf(page)].some((path) => path.includes('/pagefind/'))),
  },
  {
    what: 'the engine alone, bundled',
    unit: 'kB',
    limit: 3,
    measure: async () => ({ amount: brotliCompressSync(await bundledEngine()).length / 1000 }),
  },
  {
    what: 'elements of a page',
    unit: 'elements',
    limit: 800,
    measure: mostOf(all, ({ elements }) => elements.length),
  },
];
