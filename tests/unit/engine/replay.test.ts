import { describe, expect, test } from 'vitest';

import {
  outcome,
  parseRecord,
  replay,
  start,
  type GameRecord,
  type Moment,
} from '../../../src/engine/index.ts';
import { wonGame, wonGameJson } from './wonGame.ts';

const at = (moment: Moment, record: GameRecord = wonGame) => {
  const board = replay(record, moment);
  if (!board.ok) throw new Error(`No such board: ${JSON.stringify(board.error)}`);
  return board.value;
};

describe('the moments of the won game', () => {
  test('after no move, and before the first: the deal (R3)', () => {
    expect(at({ after: 0 })).toEqual(start(wonGame.deal));
    expect(at({ before: 1 })).toEqual(start(wonGame.deal));
  });

  test('after the last of 119 moves: won (R23)', () => {
    expect(outcome(at({ after: 119 }))).toBe('won');
    expect(outcome(at({ before: 119 }))).toBe('open');
  });

  test.each([1, 9, 15, 118])(
    'with no redistribution between: before %i + 1 is after %i',
    (number) => {
      expect(at({ before: number + 1 })).toEqual(at({ after: number }));
    },
  );

  test.each([
    [1, 16],
    [2, 56],
    [3, 100],
  ])('redistribution %i comes between moves %i and the next (R21)', (redistribution, number) => {
    const before = at({ redistribution, side: 'before' });
    const after = at({ redistribution, side: 'after' });
    expect(at({ after: number })).toEqual(before);
    expect(at({ before: number + 1 })).toEqual(after);
    expect(before.redistributionsLeft - after.redistributionsLeft).toBe(1);
  });

  test.each<[moment: Moment, pile: number, cards: string]>([
    [{ before: 10 }, 10, 'QC AH 6D 9D JS AS'],
    [{ before: 10 }, 14, '4S 3H 4S 4D 10H KS'],
    [{ after: 10 }, 10, 'QC AH 6D 9D JS'],
    [{ after: 10 }, 14, '4S 3H 4S 4D 10H KS AS'],
    [{ redistribution: 1, side: 'before' }, 1, '2H 9C JD JD'],
    [{ redistribution: 1, side: 'after' }, 1, '9C JD JD 2H'],
    [{ after: 47 }, 2, ''],
  ])('at %j pile %i is %s (R11, R22, R13)', (moment, pile, cards) => {
    expect(at(moment).piles[pile - 1]!.join(' ')).toBe(cards);
  });
});

describe('a moment that a record does not reach', () => {
  test.each<[moment: Moment, least: number, most: number]>([
    [{ before: 0 }, 1, 119],
    [{ before: 120 }, 1, 119],
    [{ before: -1 }, 1, 119],
    [{ before: 1.5 }, 1, 119],
    [{ before: NaN }, 1, 119],
    [{ after: 120 }, 0, 119],
    [{ after: -1 }, 0, 119],
    [{ after: 0.5 }, 0, 119],
    [{ after: Infinity }, 0, 119],
    [{ redistribution: 0, side: 'before' }, 1, 3],
    [{ redistribution: 4, side: 'before' }, 1, 3],
    [{ redistribution: -1, side: 'after' }, 1, 3],
    [{ redistribution: NaN, side: 'after' }, 1, 3],
  ])('%o', (moment, least, most) => {
    expect(replay(wonGame, moment)).toEqual({
      ok: false,
      error: { kind: 'out-of-range', least, most },
    });
  });

  test.each<[moment: Moment, least: number]>([
    [{ before: 1 }, 1],
    [{ after: 1 }, 0],
    [{ redistribution: 1, side: 'after' }, 1],
  ])('%o of a game with nothing played', (moment, least) => {
    const unplayed = { ...wonGame, moves: [] };
    expect(replay(unplayed, moment)).toEqual({
      ok: false,
      error: { kind: 'out-of-range', least, most: 0 },
    });
    expect(at({ after: 0 }, unplayed)).toEqual(start(wonGame.deal));
  });
});

test('a redistribution before the first move', () => {
  const read = parseRecord({ deal: wonGameJson().deal, moves: ['R', 'R'] });
  if (!read.ok) throw new Error('Two redistributions are allowed at once');
  expect(at({ redistribution: 1, side: 'before' }, read.value)).toEqual(start(wonGame.deal));
  expect(at({ redistribution: 2, side: 'after' }, read.value).piles[0]!.join(' ')).toBe(
    'JD JD QH 9C 2H 9C',
  );
});

test('a record that breaks a rule has no boards', () => {
  const read = replay({ ...wonGame, moves: ['1>1'] }, { after: 0 });
  expect(read).toMatchObject({ ok: false, error: { kind: 'illegal-move', at: 1, action: '1>1' } });
});
