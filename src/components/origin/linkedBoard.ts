import {
  countAt,
  fail,
  FOUNDATIONS,
  foundationSuit,
  isAscending,
  isCard,
  numberOf,
  parsePosition,
  REDISTRIBUTIONS,
  suitOf,
  SUIT_LENGTH,
  topOf,
  type Foundation,
  type Position,
  type PositionError,
  type Result,
} from '../../engine/index.ts';
import type { Origin } from './origin.ts';

export type BoardError =
  | Exclude<PositionError, { readonly kind: 'not-json' }>
  /** Not the eight cards that can be seen on the foundations, each of its suit, in their order. */
  | { readonly kind: 'wrong-tops'; readonly text: string };

const PILE = '.';
const PART = '_';
const EMPTY = '0';

export const isUntouched = (position: Position): boolean =>
  position.redistributionsLeft === REDISTRIBUTIONS &&
  FOUNDATIONS.every((foundation) => countAt(position, foundation) === 1);

/**
 * A board as an address has it: its piles from bottom to top, in the notation of records, `2H9CJD.0.AS…`. Unless it is as
 * at the start, there follow the tops of the foundations and how many redistributions are left: `_3SAHADACKSQHKDKC_2`.
 */
export const formatBoard = (position: Position): string => {
  const piles = position.piles.map((cards) => cards.join('') || EMPTY).join(PILE);
  if (isUntouched(position)) return piles;
  const tops = FOUNDATIONS.map((foundation) => topOf(position, foundation)).join('');
  return [piles, tops, position.redistributionsLeft].join(PART);
};

/** Reads the notation of `formatBoard`; lower case is accepted. Fails as `parsePosition` does, or on what is no top of a foundation. */
export const readBoard = (text: string): Result<Position, BoardError> => {
  const [piles, tops, ...left] = text.toUpperCase().split(PART) as [string, ...string[]];
  const counts: { up: Record<string, number>; down: Record<string, number> } = { up: {}, down: {} };
  const seen = tops === undefined ? undefined : cardsIn(tops);
  if (seen && seen.length !== FOUNDATIONS.length) return fail({ kind: 'wrong-tops', text: tops! });
  for (const [index, foundation] of FOUNDATIONS.entries()) {
    const count = seen ? countUpTo(seen[index]!, foundation) : 1;
    if (!count) return fail({ kind: 'wrong-tops', text: seen![index]! });
    counts[isAscending(foundation) ? 'up' : 'down'][foundationSuit(foundation)] = count;
  }
  const read = parsePosition({
    piles: piles.split(PILE).map((cards) => (cards === EMPTY ? [] : cardsIn(cards))),
    ...counts,
    redistributionsLeft: seen ? digit(left.join(PART)) : REDISTRIBUTIONS,
  });
  return read as Result<Position, BoardError>;
};

/** The origin of a game that begins at a board of no code. */
export const boardOrigin = (position: Position): Extract<Origin, { kind: 'board' }> => ({
  kind: 'board',
  cards: formatBoard(position),
  position,
});

/** A text cut where the next card should begin: a ten is three characters, any other card two. */
const cardsIn = (text: string): string[] => text.match(/1.{0,2}|..?/gsu) ?? [];

/** How many cards lie on a foundation under and with a card, or nothing if it is none of its cards. */
const countUpTo = (top: string, foundation: Foundation): number | undefined => {
  if (!isCard(top) || suitOf(top) !== foundationSuit(foundation)) return undefined;
  return isAscending(foundation) ? numberOf(top) : SUIT_LENGTH + 1 - numberOf(top);
};

/** A text of one digit as its number; any other as it is, for the engine to refuse. */
const digit = (text: string): number | string => (/^\d$/.test(text) ? Number(text) : text);
