import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  DECK,
  formatPosition,
  parsePosition,
  parseRecord,
  redistribute,
  replay,
  type Moment,
} from '../../src/engine/index.ts';
import { frozen } from '../unit/engine/laidOut.ts';
import { playedGames, reachedPositions } from './arbitraries.ts';

describe('any game', () => {
  test('keeps 104 cards, each twice, and every position reads back as it was (R1)', () => {
    fc.assert(
      fc.property(playedGames, ({ positions }) => {
        for (const position of positions)
          expect(parsePosition(formatPosition(position))).toEqual({ ok: true, value: position });
        const { piles, up, down } = positions.at(-1)!;
        const onFoundations = [...Object.values(up), ...Object.values(down)];
        expect(piles.flat().length + onFoundations.reduce((sum, count) => sum + count)).toBe(
          2 * DECK.length,
        );
      }),
      { numRuns: 50 },
    );
  });

  test('reads back from its record, and every board of it is there', () => {
    fc.assert(
      fc.property(playedGames, ({ record, positions }) => {
        const text = JSON.stringify({
          deal: record.deal.map((pile) => pile.join(' ')),
          moves: record.moves,
        });
        expect(parseRecord(text)).toEqual({ ok: true, value: record });
        const counts = { move: 0, redistribution: 0 };
        for (const [index, action] of record.moves.entries()) {
          if (index % 8 > 0 && action !== 'R') {
            counts.move += 1;
            continue;
          }
          const [before, after]: [Moment, Moment] =
            action === 'R'
              ? [
                  { redistribution: ++counts.redistribution, side: 'before' },
                  { redistribution: counts.redistribution, side: 'after' },
                ]
              : [{ before: ++counts.move }, { after: counts.move }];
          expect(replay(record, before)).toEqual({ ok: true, value: positions[index] });
          expect(replay(record, after)).toEqual({ ok: true, value: positions[index + 1] });
        }
        for (const moment of [{ after: counts.move + 1 }, { before: counts.move + 1 }])
          expect(replay(record, moment)).toMatchObject({ error: { kind: 'out-of-range' } });
      }),
      { numRuns: 20 },
    );
  });

  test('a redistribution only turns the piles (R19)', () => {
    fc.assert(
      fc.property(reachedPositions.map(frozen), (position) => {
        const verdict = redistribute(position);
        expect(verdict.ok).toBe(position.redistributionsLeft > 0);
        if (!verdict.ok) return;
        const { piles, ...rest } = verdict.next;
        expect(rest).toEqual({
          up: position.up,
          down: position.down,
          redistributionsLeft: position.redistributionsLeft - 1,
        });
        for (const [index, cards] of piles.entries()) {
          const [bottom, ...others] = position.piles[index]!;
          expect(cards).toEqual(bottom === undefined ? [] : [...others, bottom]);
        }
      }),
      { numRuns: 50 },
    );
  });
});
