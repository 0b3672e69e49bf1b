import { start, type Deal } from './deal.ts';
import { judge } from './judge.ts';
import { REDISTRIBUTION, type Action, type Move } from './move.ts';
import type { Position } from './position.ts';
import { redistribute } from './redistribute.ts';
import type { Rejection } from './rejection.ts';
import { fail, succeed, type Result } from './result.ts';

/** A whole game: its deal, and what was played, redistributions included. */
export interface GameRecord {
  readonly deal: Deal;
  readonly moves: readonly Action[];
}

/** One thing played, with the board on both sides of it. Moves and redistributions are numbered apart, each from 1 (R21). */
export type Step = {
  readonly number: number;
  readonly before: Position;
  readonly after: Position;
} & ({ readonly kind: 'move'; readonly move: Move } | { readonly kind: 'redistribution' });

/** The entry `at` (from 1) of a record's moves breaks a rule. */
export interface IllegalEntry {
  readonly kind: 'illegal-move';
  readonly at: number;
  readonly action: Action;
  readonly rejections: readonly [Rejection, ...Rejection[]];
}

/** A place in a record: the board before or after a move (from 1), or on one side of a redistribution. `{ after: 0 }` is the deal. */
export type Moment =
  | { readonly before: number }
  | { readonly after: number }
  | { readonly redistribution: number; readonly side: 'before' | 'after' };

export type ReplayError =
  /** The record has no such move or redistribution: it has those from `least` to `most`. */
  { readonly kind: 'out-of-range'; readonly least: number; readonly most: number } | IllegalEntry;

/** Every step of a record from the deal on. Fails at the first entry that breaks a rule. */
export const unfold = (record: GameRecord): Result<readonly Step[], IllegalEntry> =>
  unfoldFrom(start(record.deal), record.moves);

/** Every step of what was played from a position on. Fails at the first entry that breaks a rule. */
export const unfoldFrom = (
  position: Position,
  moves: readonly Action[],
): Result<readonly Step[], IllegalEntry> => {
  const steps: Step[] = [];
  const numbers = { move: 0, redistribution: 0 };
  let before = position;
  for (const [index, action] of moves.entries()) {
    const verdict = action === REDISTRIBUTION ? redistribute(before) : judge(before, action);
    if (!verdict.ok)
      return fail({ kind: 'illegal-move', at: index + 1, action, rejections: verdict.rejections });
    const after = verdict.next;
    steps.push(
      action === REDISTRIBUTION
        ? { kind: 'redistribution', number: ++numbers.redistribution, before, after }
        : { kind: 'move', number: ++numbers.move, move: action, before, after },
    );
    before = after;
  }
  return succeed(steps);
};

/**
 * The board at a moment of a record. A redistribution between two moves comes after `{ after: n }` and before
 * `{ before: n + 1 }`. Fails on a number that the record does not reach, or if the record breaks a rule.
 */
export const replay = (record: GameRecord, moment: Moment): Result<Position, ReplayError> => {
  const steps = unfold(record);
  if (!steps.ok) return steps;
  const kind = 'redistribution' in moment ? 'redistribution' : 'move';
  const same = steps.value.filter((step) => step.kind === kind);
  const position =
    'redistribution' in moment
      ? same[moment.redistribution - 1]?.[moment.side]
      : 'before' in moment
        ? same[moment.before - 1]?.before
        : moment.after === 0
          ? start(record.deal)
          : same[moment.after - 1]?.after;
  return position
    ? succeed(position)
    : fail({ kind: 'out-of-range', least: 'after' in moment ? 0 : 1, most: same.length });
};
