import { hydrate } from 'preact';

import { live } from '#words/live.ts';
import { createHints } from '../hint/hints.ts';
import { wirePanels } from './panels.ts';
import { readGames } from './root.ts';
import { createTable } from './table.ts';
import { Trainer } from './Trainer.tsx';

/**
 * Brings the trainer to life on the HTML that the build has drawn of it. An island without Astro's own runtime, which
 * would cost this page as much as the engine does.
 */
export const enliven = (root: HTMLElement): void => {
  const table = createTable(live, readGames(root));
  const hints = createHints(table, table.watches, live.trainer);
  hydrate(<Trainer table={table} hints={hints} words={live} />, root);
  wirePanels(table, live);
  table.openAddress(new URL(location.href));
};
