import {
  fail,
  parseCode,
  succeed,
  unfoldFrom,
  type CodeError,
  type IllegalEntry,
  type Result,
} from '../../engine/index.ts';
import { trainerQuery } from '../../words/paths.ts';
import { boardOrigin, readBoard, type BoardError } from './linkedBoard.ts';
import { numbered, type Numbered } from './numbered.ts';
import { parseMoves, type UnreadableEntry } from './parseMoves.ts';
import { positionOf, replayed, type Games, type Origin } from './origin.ts';

export type OriginError =
  | { readonly kind: 'code'; readonly error: CodeError }
  /** Two games, two moments of one, or a moment of none. */
  | { readonly kind: 'mixed' }
  | { readonly kind: 'repeated'; readonly name: string }
  /** Moves of no game. */
  | { readonly kind: 'no-start' }
  | { readonly kind: 'too-long'; readonly most: number }
  | { readonly kind: 'no-such-game'; readonly games: readonly string[] }
  | {
      readonly kind: 'no-such-moment';
      readonly of: 'move' | 'redistribution';
      readonly most: number;
    }
  | BoardError
  | Numbered<UnreadableEntry>
  | Numbered<IllegalEntry>;

/** No host takes a longer address, and what is written here is far shorter: `shareQuery` sees to it. */
export const LONGEST = 8000;

/**
 * What a query asks for, or `undefined` where it asks for nothing. The engine reads each part, and judges every move that is
 * said to have been played. Fails with the first thing that is wrong, whatever it is: a link may come from anywhere.
 */
export const readOrigin = (
  search: string,
  games: Games,
): Result<Origin | undefined, OriginError> => {
  if (search.length > LONGEST) return fail({ kind: 'too-long', most: LONGEST });
  const query = inOwnNames(new URLSearchParams(search));
  for (const name of Object.values(trainerQuery)) {
    if (query.getAll(name).length > 1) return fail({ kind: 'repeated', name });
  }
  const start = readStart(query, games);
  const text = query.get(trainerQuery.moves);
  if (!start.ok || text === null) return start;
  if (!start.value) return fail({ kind: 'no-start' });
  const moves = parseMoves(text);
  if (!moves.ok) return fail(numbered(moves.error, text.split('.')));
  const steps = unfoldFrom(positionOf(start.value, games), moves.value);
  if (!steps.ok) return fail(numbered(steps.error, moves.value));
  return succeed(moves.value.length > 0 ? { ...start.value, moves: moves.value } : start.value);
};

/** A query whose names may be those that English would give them too: `code`, `game`, `after`. */
const inOwnNames = (query: URLSearchParams): URLSearchParams =>
  new URLSearchParams(
    Array.from(query, ([name, value]) => [
      Object.entries(trainerQuery).find(([english]) => english === name)?.[1] ?? name,
      value,
    ]),
  );

/** The same without the moves. */
const readStart = (
  query: URLSearchParams,
  games: Games,
): Result<Origin | undefined, OriginError> => {
  const isThere = (name: string) => query.has(name);
  const starts = [trainerQuery.code, trainerQuery.game, trainerQuery.cards].filter(isThere);
  const moments = [trainerQuery.after, trainerQuery.redistribution].filter(isThere);
  if (starts.length > 1 || moments.length > Number(isThere(trainerQuery.game)))
    return fail({ kind: 'mixed' });
  const [start] = starts;
  if (start === undefined) return succeed(undefined);
  const text = query.get(start) ?? '';
  if (start === trainerQuery.game) return readMoment(text, query, games);
  if (start === trainerQuery.cards) {
    const board = readBoard(text);
    return board.ok ? succeed(boardOrigin(board.value)) : board;
  }
  const code = parseCode(text);
  return code.ok
    ? succeed({ kind: 'code', code: code.value })
    : fail({ kind: 'code', error: code.error });
};

/** A moment of a game of the site. */
const readMoment = (
  game: string,
  query: URLSearchParams,
  games: Games,
): Result<Origin, OriginError> => {
  const named = Object.entries(games).map(([id, { address = id }]) => ({ id, address }));
  const found = named.find(({ id, address }) => game === id || game === address)?.id;
  if (found === undefined)
    return fail({ kind: 'no-such-game', games: named.map(({ address }) => address) });
  const redistribution = query.get(trainerQuery.redistribution);
  const moment =
    redistribution === null
      ? { after: wholeNumber(query.get(trainerQuery.after) ?? '0') }
      : { redistribution: wholeNumber(redistribution) };
  const origin = { kind: 'game', game: found, moment } as const;
  const position = replayed(origin, games);
  if (position.ok) return succeed(origin);
  const most = position.error.kind === 'out-of-range' ? position.error.most : 0;
  return fail({
    kind: 'no-such-moment',
    of: redistribution === null ? 'move' : 'redistribution',
    most,
  });
};

/** −1, which no moment has, for anything but a short run of digits. */
const wholeNumber = (text: string): number => (/^\d{1,6}$/.test(text) ? Number(text) : -1);
