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
import { queriesIn, stepQueryIn } from './linkIn.ts';
import type { Games, Origin } from './origin.ts';
import { numbered, type Numbered } from './numbered.ts';
import { readOrigin, type OriginError } from './readOrigin.ts';

/** What can be wrong with a text and not with an address. */
export type TextError =
  /** Nothing that this site writes. */
  | { readonly kind: 'unknown' }
  | PositionError
  | Exclude<RecordError, { readonly at: number }>
  | Numbered<Extract<RecordError, { readonly at: number }>>;

/** Longer than the record of any game that was played by hand. */
export const LONGEST_TEXT = 100_000;

/**
 * The game that a text has in it, as people paste it: a link of this site, a code, a record or a position, with words around
 * it, in a page's code or between quotes. Fails with the first thing that is wrong, whatever it is.
 */
export const readText = (text: string, games: Games): Result<Origin, OriginError | TextError> => {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST_TEXT) return fail({ kind: 'too-long', most: LONGEST_TEXT });
  const brace = trimmed.search(/^\{|\{\s*["“”„«]/);
  if (brace >= 0) return readJson(trimmed.slice(brace, trimmed.lastIndexOf('}') + 1 || undefined));
  return readLinkIn(trimmed, games) ?? readCodeIn(trimmed);
};

/** Nothing where there is no link. Of one that can't be read, the error is that of the part that looks like a link. */
const readLinkIn = (text: string, games: Games): Result<Origin, OriginError> | undefined => {
  const queries = queriesIn(text);
  const step = queries.length > 0 ? undefined : stepQueryIn(text, games);
  const read = (step === undefined ? queries : [step])
    .map((query) => readOrigin(query, games))
    .filter((origin): origin is Result<Origin, OriginError> => !origin.ok || !!origin.value);
  return read.find(({ ok }) => ok) ?? read[1] ?? read[0];
};

/** A code among words. Seven signs, no more, may be one; what begins as one is told what it lacks. */
const readCodeIn = (text: string): Result<Origin, OriginError | TextError> => {
  const [among = ''] =
    /(?<!\w)CR1[\s\p{Dash}]{0,9}N[\s\p{Dash}]{0,9}[A-Z2-7]{7}(?!\w)/iu.exec(text) ?? [];
  const codes = [text, among].map(parseCode);
  const code = codes.find(({ ok }) => ok) ?? codes[0]!;
  if (code.ok) return succeed({ kind: 'code', code: code.value });
  return fail(/^cr/i.test(text) ? { kind: 'code', error: code.error } : { kind: 'unknown' });
};

/** A record, or a position, which has piles and no deal. */
const readJson = (text: string): Result<Origin, TextError> => {
  const value = parsedJson(text) ?? parsedJson(straightened(text));
  if (value && 'piles' in value) {
    const position = parsePosition(value);
    return position.ok ? succeed(boardOrigin(position.value)) : position;
  }
  const record = parseRecord(value ?? text);
  if (!record.ok) {
    const { error } = record;
    return fail('at' in error ? numbered(error, value?.moves as readonly string[]) : error);
  }
  const { moves } = record.value;
  const board = boardOrigin(start(record.value.deal));
  const named = value?.code;
  const code = parseCode(typeof named === 'string' ? named : '');
  const isOfCode = code.ok && boardOrigin(start(deal(code.value))).cards === board.cards;
  const origin: Origin = isOfCode ? { kind: 'code', code: code.value } : board;
  return succeed(moves.length > 0 ? { ...origin, moves } : origin);
};

/** With the quotes and spaces that a mail or a word processor has made its own as JSON has them. */
const straightened = (text: string): string => text.replace(/[“”„«»]/g, '"').replace(/\s+/g, ' ');

const parsedJson = (text: string): Record<string, unknown> | undefined => {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return undefined;
  }
};
