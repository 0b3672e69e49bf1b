import { describe, expect, test } from 'vitest';

import { history, type History, type Move, type Result } from '../../../src/engine/index.ts';
import { laidOut } from './laidOut.ts';

/** Clubs stand at 5 up and 6 down, so that the 5 and the 6 pass for ever. */
const first = laidOut({
  foundations: { 'C+': 5, 'C-': 8 },
  piles: { 1: '3H 8H', 2: '9H', 3: '7H' },
  rest: ['9', '10', '11', '12', '13', '14', '15', '16'],
});

const valueOf = <Value>(result: Result<Value, unknown>): Value => {
  if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.error)}`);
  return result.value;
};

const played = (game: History, ...moves: Move[]): History =>
  moves.reduce((before, move) => valueOf(history.play(before, move)), game);

const passes = (count: number): Move[] =>
  Array.from({ length: count }, (_, index) => (index % 2 === 0 ? 'C+>C-' : 'C->C+'));

/** How many moves can be taken back, and why no more. */
const takenBack = (game: History) => {
  let undone = 0;
  for (let now = game; ; undone++) {
    const before = history.undo(now);
    if (!before.ok) return [undone, before.error.kind, now.moves] as const;
    now = before.value;
  }
};

describe('playing', () => {
  const game = history.begin(first);

  test('begins with nothing to take back and nothing to play again', () => {
    expect(game).toMatchObject({ present: first, moves: 0, past: [], future: [] });
    expect(history.undo(game)).toEqual({ ok: false, error: { kind: 'at-start' } });
    expect(history.redo(game)).toEqual({ ok: false, error: { kind: 'nothing-undone' } });
  });

  test('a move counts, a pass between foundations too (D1)', () => {
    const after = played(game, '1>2', 'C+>C-');
    expect(after.moves).toBe(2);
    expect(after.past.map(({ move }) => move)).toEqual(['1>2', 'C+>C-']);
    expect(after.present.piles.slice(0, 2)).toEqual([['3H'], ['9H', '8H']]);
    expect(after.present.up.C).toBe(4);
  });

  test('a refused move gives the judge’s reasons, in its order', () => {
    const refused = history.play(game, '1>4');
    expect(!refused.ok && refused.error.map(({ kind }) => kind)).toEqual(['empty-pile']);
    expect(game).toEqual(history.begin(first));
  });
});

describe('taking back and playing again (R27)', () => {
  const game = played(history.begin(first), '1>2', 'C+>C-');

  test('the counter goes down, and the board is the one before', () => {
    const before = valueOf(history.undo(game));
    expect(before).toMatchObject({
      moves: 1,
      present: played(history.begin(first), '1>2').present,
    });
    expect(valueOf(history.undo(before))).toMatchObject({ moves: 0, present: first });
  });

  test('moves taken back come again in their order', () => {
    const before = valueOf(history.undo(valueOf(history.undo(game))));
    expect(before.future.map(({ move }) => move)).toEqual(['1>2', 'C+>C-']);
    expect(valueOf(history.redo(valueOf(history.redo(before))))).toEqual(game);
  });

  test('a new move gives up what was taken back', () => {
    const other = played(valueOf(history.undo(game)), '2>3');
    expect(other.future).toEqual([]);
    expect(other.past.map(({ move }) => move)).toEqual(['1>2', '2>3']);
    expect(history.redo(other)).toEqual({ ok: false, error: { kind: 'nothing-undone' } });
  });

  test('a refused move gives up nothing', () => {
    const before = valueOf(history.undo(game));
    expect(history.play(before, '1>1').ok).toBe(false);
    expect(valueOf(history.redo(before))).toEqual(game);
  });
});

describe('how far back (R21, R27)', () => {
  const played100 = played(history.begin(first), ...passes(100));
  const redistributed = valueOf(history.redistribute(played(history.begin(first), '1>2', '2>3')));

  test.each<[what: string, game: History, undone: number, why: string, movesLeft: number]>([
    ['99 moves: to the start', played(history.begin(first), ...passes(99)), 99, 'at-start', 0],
    ['100 moves: to the start', played100, 100, 'at-start', 0],
    ['101 moves: the first stays', played(played100, 'C+>C-'), 100, 'limit-reached', 1],
    ['250 moves: 100 of them', played(played100, ...passes(150)), 100, 'limit-reached', 150],
    [
      'the first stays after others were taken back and played anew',
      played(valueOf(history.undo(played(played100, 'C+>C-'))), '1>2'),
      100,
      'limit-reached',
      1,
    ],
    [
      '100 moves, one of them taken back and played again: to the start',
      valueOf(history.redo(valueOf(history.undo(played100)))),
      100,
      'at-start',
      0,
    ],
    ['a redistribution: nothing before it', redistributed, 0, 'after-redistribution', 2],
    [
      'moves after a redistribution: those',
      played(redistributed, ...passes(3)),
      3,
      'after-redistribution',
      2,
    ],
    [
      '101 moves after a redistribution: the limit is the reason',
      played(redistributed, ...passes(101)),
      100,
      'limit-reached',
      3,
    ],
    [
      'a second redistribution closes the limit’s place',
      valueOf(history.redistribute(played(played100, 'C+>C-'))),
      0,
      'after-redistribution',
      101,
    ],
  ])('%s', (_, game, undone, why, movesLeft) => {
    expect(takenBack(game)).toEqual([undone, why, movesLeft]);
  });
});

describe('the redistribution (R21)', () => {
  const game = played(history.begin(first), '1>2', '2>3');

  test('is no move, and turns the piles', () => {
    const after = valueOf(history.redistribute(game));
    expect(after.moves).toBe(2);
    expect(after.present.redistributionsLeft).toBe(2);
    expect(after.present.piles[2]).toEqual(['8H', '7H']);
  });

  test('gives up what was taken back', () => {
    const after = valueOf(history.redistribute(valueOf(history.undo(game))));
    expect(after).toMatchObject({ moves: 1, past: [], future: [] });
    expect(history.redo(after).ok).toBe(false);
  });

  test('a fourth is refused, and the history stays as it was', () => {
    let last = game;
    for (let turn = 0; turn < 3; turn++) last = valueOf(history.redistribute(last));
    const more = played(last, 'C+>C-');
    expect(history.redistribute(more)).toEqual({
      ok: false,
      error: [{ kind: 'no-redistributions' }],
    });
    expect(takenBack(more)).toEqual([1, 'after-redistribution', 2]);
  });
});
