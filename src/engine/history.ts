import { judge } from './judge.ts';
import type { Move } from './move.ts';
import type { Position } from './position.ts';
import { redistribute as redistributed } from './redistribute.ts';
import type { Rejection } from './rejection.ts';
import { fail, succeed, type Result } from './result.ts';

/** How many moves can be taken back (R27). */
export const LIMIT = 100;

interface Entry {
  readonly move: Move;
  readonly before: Position;
  readonly after: Position;
}

/** A game being played: the board now, and the moves that can be taken back or played again. */
export interface History {
  readonly present: Position;
  /** The moves that count for the player: each taken back is one less (R27); redistributions are none (R21). */
  readonly moves: number;
  /** The last moves, at most 100, oldest first. */
  readonly past: readonly Entry[];
  /** The moves taken back, the next to be played again first. */
  readonly future: readonly Entry[];
  /** Why nothing before `past` can be taken back. */
  readonly floor: UndoError['kind'];
}

/**
 * Why there is nothing to take back: nothing has been played yet; a redistribution closed what was before it (R21); or
 * a hundred moves have been taken back (R27).
 */
export interface UndoError {
  readonly kind: 'at-start' | 'after-redistribution' | 'limit-reached';
}

export interface RedoError {
  readonly kind: 'nothing-undone';
}

/** A history that begins at a position, with nothing to take back. */
export const begin = (present: Position): History => ({
  present,
  moves: 0,
  past: [],
  future: [],
  floor: 'at-start',
});

/** Plays a move; what had been taken back is given up. Fails with the rejections of the judge, and then nothing changes. */
export const play = (
  history: History,
  move: Move,
): Result<History, readonly [Rejection, ...Rejection[]]> => {
  const verdict = judge(history.present, move);
  if (!verdict.ok) return fail(verdict.rejections);
  const entry: Entry = { move, before: history.present, after: verdict.next };
  return succeed(forward(history, entry, []));
};

/** Redistributes: no move, and nothing before it can be taken back any more (R21). Fails as `redistribute` refuses. */
export const redistribute = (
  history: History,
): Result<History, readonly [Rejection, ...Rejection[]]> => {
  const verdict = redistributed(history.present);
  return verdict.ok
    ? succeed({ ...begin(verdict.next), moves: history.moves, floor: 'after-redistribution' })
    : fail(verdict.rejections);
};

/** Takes back the last move (R27). Fails when there is none that may be, saying why. */
export const undo = (history: History): Result<History, UndoError> => {
  const entry = history.past.at(-1);
  if (!entry) return fail({ kind: history.floor });
  return succeed({
    ...history,
    present: entry.before,
    moves: history.moves - 1,
    past: history.past.slice(0, -1),
    future: [entry, ...history.future],
  });
};

/** Plays the last undone move again. Fails when there is none. */
export const redo = (history: History): Result<History, RedoError> => {
  const [entry, ...rest] = history.future;
  return entry ? succeed(forward(history, entry, rest)) : fail({ kind: 'nothing-undone' });
};

const forward = (history: History, entry: Entry, future: readonly Entry[]): History => ({
  present: entry.after,
  moves: history.moves + 1,
  past: [...history.past, entry].slice(-LIMIT),
  future,
  floor: history.past.length < LIMIT ? history.floor : 'limit-reached',
});
