import type { Card } from './card.ts';
import { DEALT, start, type Deal } from './deal.ts';
import { judge } from './judge.ts';
import { parseMove, REDISTRIBUTION, type Action, type Move } from './move.ts';
import { parsePosition, readJson, type Position, type PositionError } from './position.ts';
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
  readonly rejections: readonly Rejection[];
}

export type RecordError =
  /** The deal: a card that does not exist, not 16 piles, not two decks with the eight bases. */
  | PositionError
  | { readonly kind: 'not-a-record' }
  /** A pile of the deal that has not six cards (R3). */
  | { readonly kind: 'wrong-pile-size'; readonly pile: number; readonly count: number }
  /** The entry `at` (from 1) of the moves is not in the notation. */
  | { readonly kind: 'unreadable-move'; readonly at: number; readonly text: string }
  | IllegalEntry;

/** A place in a record: the board before or after a move (from 1), or on one side of a redistribution. `{ after: 0 }` is the deal. */
export type Moment =
  | { readonly before: number }
  | { readonly after: number }
  | { readonly redistribution: number; readonly side: 'before' | 'after' };

export type ReplayError =
  /** The record has no such move or redistribution: it has those from `least` to `most`. */
  { readonly kind: 'out-of-range'; readonly least: number; readonly most: number } | IllegalEntry;

const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && Array.from<unknown>(value).every((entry) => typeof entry === 'string');

/**
 * Reads `{ deal: ["2H 9C …" × 16], moves: ["6>C-", "R", …] }`, as JSON text or as the value it stands for.
 * Fails with the first fault: a deal that is not two decks less the bases, or a move that can't be read or breaks a rule.
 */
export const parseRecord = (json: unknown): Result<GameRecord, RecordError> => {
  const read = readJson(json);
  if (!read.ok) return read;
  const { deal: texts, moves: entries } = (read.value ?? {}) as Record<string, unknown>;
  if (!isList(texts) || !isList(entries)) return fail({ kind: 'not-a-record' });
  const deal = texts.map((text) => text.split(' ')) as readonly (readonly Card[])[];
  const first = parsePosition(start(deal));
  if (!first.ok) return first;
  for (const [index, { length }] of deal.entries())
    if (length !== DEALT) return fail({ kind: 'wrong-pile-size', pile: index + 1, count: length });
  const moves: Action[] = [];
  for (const [index, text] of entries.entries()) {
    const action = parseMove(text);
    if (!action.ok) return fail({ kind: 'unreadable-move', at: index + 1, text });
    moves.push(action.value);
  }
  const record: GameRecord = { deal, moves };
  const steps = unfold(record);
  return steps.ok ? succeed(record) : steps;
};

/** Every step of a record from the deal on. Fails at the first entry that breaks a rule. */
export const unfold = (record: GameRecord): Result<readonly Step[], IllegalEntry> => {
  const steps: Step[] = [];
  const numbers = { move: 0, redistribution: 0 };
  let before = start(record.deal);
  for (const [index, action] of record.moves.entries()) {
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
