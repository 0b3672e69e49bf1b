import { signal } from '@preact/signals';

import type { Hints } from '../../../src/components/hint/hints.ts';
import { open } from '../../../src/components/trainer/session.ts';
import { createTable, type Table } from '../../../src/components/trainer/table.ts';
import type { Position } from '../../../src/engine/index.ts';
import { live } from '../../../src/words/it/live.ts';

/** The trainer's table with a game on it that has just begun, or has come to a position by some commands. */
export const tableWith = (position: Position, ...commands: readonly string[]): Table => {
  const table = createTable(live, {});
  table.lay(open(position), 'Si comincia.', true);
  for (const command of commands) table.type(command);
  return table;
};

/** Hints of which nobody asks any, and what they have to tell of the game meanwhile. */
export const hintsThatTell = (outlook: Hints['outlook']['value']): Hints => ({
  ask: () => undefined,
  outlook: signal(outlook),
});

export const noHints = hintsThatTell({ kind: 'outlook', text: '' });
