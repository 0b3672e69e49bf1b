import {
  deal,
  fail,
  parseCode,
  parsePosition,
  parseRecord,
  start,
  succeed,
  type PositionError,
  type RecordError,
  type Result,
} from '../../engine/index.ts';
import { boardOrigin } from './linkedBoard.ts';
import type { Games, Origin } from './origin.ts';
import { readOrigin, type OriginError } from './readOrigin.ts';

/** What can be wrong with a text and not with an address. */
export type TextError =
  /** Nothing that this site writes. */
  { readonly kind: 'unknown' } | RecordError | PositionError;

/** Longer than the record of any game that was played by hand. */
export const LONGEST_TEXT = 100_000;

/**
 * The game that a text is, as people paste it: a link of this site or the query of one, a code, a record or a position.
 * Fails with the first thing that is wrong, whatever it is.
 */
export const readText = (text: string, games: Games): Result<Origin, OriginError | TextError> => {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST_TEXT) return fail({ kind: 'too-long', most: LONGEST_TEXT });
  if (trimmed.startsWith('{')) return readJson(trimmed);
  if (trimmed.includes('=')) {
    // A mail breaks a long link into lines.
    const link = trimmed.replace(/\s|#.*/gs, '');
    const query = link.slice(link.lastIndexOf('?') + 1);
    const read = readOrigin(query, games);
    if (!read.ok) return read;
    return read.value ? succeed(read.value) : fail({ kind: 'unknown' });
  }
  if (!/^cr/i.test(trimmed)) return fail({ kind: 'unknown' });
  const code = parseCode(trimmed);
  return code.ok
    ? succeed({ kind: 'code', code: code.value })
    : fail({ kind: 'code', error: code.error });
};

/** A record, or a position, which has piles and no deal. */
const readJson = (text: string): Result<Origin, TextError> => {
  const value = parsedJson(text);
  if (value && 'piles' in value) {
    const position = parsePosition(value);
    return position.ok ? succeed(boardOrigin(position.value)) : position;
  }
  const record = parseRecord(value ?? text);
  if (!record.ok) return record;
  const { moves } = record.value;
  const board = boardOrigin(start(record.value.deal));
  const named = value?.code;
  const code = parseCode(typeof named === 'string' ? named : '');
  const isOfCode = code.ok && boardOrigin(start(deal(code.value))).cards === board.cards;
  const origin: Origin = isOfCode ? { kind: 'code', code: code.value } : board;
  return succeed(moves.length > 0 ? { ...origin, moves } : origin);
};

const parsedJson = (text: string): Record<string, unknown> | undefined => {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return undefined;
  }
};
