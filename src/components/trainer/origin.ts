import {
  deal,
  fail,
  formatCode,
  parseCode,
  replay,
  start,
  succeed,
  type CodeError,
  type GameCode,
  type GameRecord,
  type Position,
  type Result,
} from '../../engine/index.ts';
import { trainerQuery, type TrainerStart } from '../../words/paths.ts';

/** Where a game in the trainer begins: at a code's deal, or at a moment of a game of the site. */
export type Origin =
  | { readonly kind: 'code'; readonly code: GameCode }
  | {
      readonly kind: 'game';
      readonly game: string;
      readonly moment: { readonly after: number } | { readonly redistribution: number };
    };

/** The records that a game can be played on from, by name. */
export type Games = Readonly<Record<string, GameRecord>>;

export type OriginError =
  | { readonly kind: 'code'; readonly error: CodeError }
  /** Two games, two moments of one, or a moment of none. */
  | { readonly kind: 'mixed' }
  | { readonly kind: 'no-such-game'; readonly games: readonly string[] }
  | {
      readonly kind: 'no-such-moment';
      readonly of: 'move' | 'redistribution';
      readonly most: number;
    };

/** What an address asks for, or `undefined` where it asks for nothing. Fails with what is wrong with it. */
export const readOrigin = (
  query: URLSearchParams,
  games: Games,
): Result<Origin | undefined, OriginError> => {
  const code = query.get(trainerQuery.code);
  const game = query.get(trainerQuery.game);
  const after = query.get(trainerQuery.after);
  const redistribution = query.get(trainerQuery.redistribution);
  const moments = [after, redistribution].filter((moment) => moment !== null).length;
  if ((code !== null && game !== null) || moments > (game === null ? 0 : 1))
    return fail({ kind: 'mixed' });
  if (code !== null) {
    const read = parseCode(code);
    return read.ok
      ? succeed({ kind: 'code', code: read.value })
      : fail({ kind: 'code', error: read.error });
  }
  if (game === null) return succeed(undefined);
  if (!Object.hasOwn(games, game)) return fail({ kind: 'no-such-game', games: Object.keys(games) });
  const origin: Origin =
    redistribution === null
      ? { kind: 'game', game, moment: { after: wholeNumber(after ?? '0') } }
      : { kind: 'game', game, moment: { redistribution: wholeNumber(redistribution) } };
  const position = replayed(origin, games);
  if (position.ok) return succeed(origin);
  const most = position.error.kind === 'out-of-range' ? position.error.most : 0;
  return fail({
    kind: 'no-such-moment',
    of: redistribution === null ? 'move' : 'redistribution',
    most,
  });
};

/** The board that a game begins at. */
export const positionOf = (origin: Origin, games: Games): Position => {
  if (origin.kind === 'code') return start(deal(origin.code));
  const position = replayed(origin, games);
  if (!position.ok) throw new Error('No such moment');
  return position.value;
};

/** The part of an address that `readOrigin` reads back. */
export const startOf = (origin: Origin): TrainerStart =>
  origin.kind === 'code' ? { code: origin.code } : { game: origin.game, ...origin.moment };

/** A code drawn at random, each as likely as any other. */
export const randomCode = (): GameCode => {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2)) as unknown as [number, number];
  return formatCode((high % 8) * 2 ** 32 + low);
};

const replayed = ({ game, moment }: Extract<Origin, { kind: 'game' }>, games: Games) =>
  replay(games[game]!, 'after' in moment ? moment : { ...moment, side: 'after' });

/** −1, which no moment has, for anything but a short run of digits. */
const wholeNumber = (text: string): number => (/^\d{1,6}$/.test(text) ? Number(text) : -1);
