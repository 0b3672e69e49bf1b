import {
  deal,
  formatCode,
  replay,
  start,
  type Action,
  type GameCode,
  type GameRecord,
  type Position,
} from '../../engine/index.ts';
import { paths, type TrainerStart } from '../../words/paths.ts';
import { formatMoves } from './formatMoves.ts';

/**
 * Where a game in the trainer begins: at a code's deal, at a moment of a game of the site, or at a board of no code, which
 * `cards` writes as an address has it. What a link says was played from there comes with it.
 */
export type Origin = (
  | { readonly kind: 'code'; readonly code: GameCode }
  | {
      readonly kind: 'game';
      readonly game: string;
      readonly moment: { readonly after: number } | { readonly redistribution: number };
    }
  | { readonly kind: 'board'; readonly cards: string; readonly position: Position }
) & { readonly moves?: readonly Action[] | undefined };

/** The records that a game can be played on from, by name. */
export type Games = Readonly<Record<string, GameRecord & { readonly address?: string }>>;

/** The board that a game begins at, before the moves that come with it. Throws if it begins at no moment of its game. */
export const positionOf = (origin: Origin, games: Games): Position => {
  if (origin.kind === 'code') return start(deal(origin.code));
  if (origin.kind === 'board') return origin.position;
  const position = replayed(origin, games);
  if (!position.ok) throw new Error('No such moment');
  return position.value;
};

/** The board at the moment of a game that a game begins at. Fails as `replay` does. */
export const replayed = ({ game, moment }: Extract<Origin, { kind: 'game' }>, games: Games) =>
  replay(games[game]!, 'after' in moment ? moment : { ...moment, side: 'after' });

/** The part of an address that `readOrigin` reads back. */
export const startOf = (origin: Origin): TrainerStart => ({
  ...(origin.kind === 'game' ? { game: origin.game, ...origin.moment } : origin),
  moves: origin.moves && formatMoves(origin.moves),
});

/** The query that opens a game from its start: what it is called among those that are kept. */
export const nameOf = (origin: Origin): string => paths.startQuery(startOf(origin));

/** A code drawn at random, each as likely as any other. */
export const randomCode = (): GameCode => {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2)) as unknown as [number, number];
  return formatCode((high % 8) * 2 ** 32 + low);
};
