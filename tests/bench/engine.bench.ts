import { readFileSync } from 'node:fs';

import { test } from 'vitest';

import { destinations, judge, legalMoves, parseRecord, replay } from '../../src/engine/index.ts';

const read = <Value>(result: { ok: true; value: Value } | { ok: false; error: unknown }): Value => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

const game = new URL('../../content/games/partita-vinta.json', import.meta.url);
const record = read(parseRecord(readFileSync(game, 'utf8')));
const position = read(replay(record, { before: 10 }));

test('the engine', async ({ bench }) => {
  await bench.compare(
    bench('one move judged', () => {
      judge(position, '10>14');
    }),
    bench('one move refused', () => {
      judge(position, '1>2');
    }),
    bench('where one card may go', () => {
      destinations(position, '10');
    }),
    bench('every legal move of a position', () => {
      legalMoves(position);
    }),
    bench('a won game replayed to its end', () => {
      replay(record, { after: 119 });
    }),
  );
});
