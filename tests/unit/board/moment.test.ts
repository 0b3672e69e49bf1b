import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { boardAt, captionOf, idOf, marksAt } from '../../../src/components/board/moment.ts';
import { parseRecord, type Moment } from '../../../src/engine/index.ts';
import { it as words } from '../../../src/words/it.ts';

const path = new URL('../../../content/games/partita-vinta.json', import.meta.url);
const record = parseRecord(readFileSync(path, 'utf8'));
if (!record.ok) throw new Error(record.error.kind);
const game = record.value;

test.each<[Moment, string, string]>([
  [{ after: 0 }, 'All’inizio della partita', 'dopo-mossa-0'],
  [{ before: 10 }, 'Prima della mossa 10', 'prima-mossa-10'],
  [{ after: 10 }, 'Dopo la mossa 10', 'dopo-mossa-10'],
  [
    { redistribution: 1, side: 'before' },
    'Prima della ridistribuzione 1',
    'prima-ridistribuzione-1',
  ],
  [{ redistribution: 1, side: 'after' }, 'Dopo la ridistribuzione 1', 'dopo-ridistribuzione-1'],
])('a board of %j says when it is, and has its own id', (moment, caption, id) => {
  expect([captionOf(moment, words), idOf(moment)]).toEqual([caption, id]);
});

test.each<[Moment, string]>([
  [{ before: 120 }, 'from 1 to 119'],
  [{ after: 120 }, 'from 0 to 119'],
  [{ before: 0 }, 'from 1 to 119'],
  [{ redistribution: 4, side: 'after' }, 'from 1 to 3'],
])('a moment the game has not, %j, is refused with the limits', (moment, limits) => {
  expect(() => boardAt(game, moment)).toThrow(limits);
});

test.each<[Moment, object]>([
  [{ before: 10 }, { from: '10', to: '14' }],
  [{ after: 10 }, { from: '10', to: '14' }],
  // A redistribution came after move 16: it is none of the moves.
  [{ before: 17 }, { from: '3', to: '4' }],
  [{ after: 0 }, {}],
  [{ redistribution: 1, side: 'after' }, {}],
])('a board of %j marks its move', (moment, marks) => {
  expect(marksAt(game, moment)).toEqual(marks);
});
