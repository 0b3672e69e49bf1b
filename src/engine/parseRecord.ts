import type { Card } from './card.ts';
import { DEALT, start } from './deal.ts';
import { parseMove, type Action } from './move.ts';
import { parsePosition, readJson, type PositionError } from './parsePosition.ts';
import { unfold, type GameRecord, type IllegalEntry } from './record.ts';
import { fail, succeed, type Result } from './result.ts';

export type RecordError =
  /** The deal: a card that does not exist, not 16 piles, not two decks with the eight bases. */
  | PositionError
  | { readonly kind: 'not-a-record' }
  /** A pile of the deal that has not six cards (R3). */
  | { readonly kind: 'wrong-pile-size'; readonly pile: number; readonly count: number }
  /** The entry `at` (from 1) of the moves is not in the notation. */
  | { readonly kind: 'unreadable-move'; readonly at: number; readonly text: string }
  | IllegalEntry;

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
