/** The rules of Crescent: pure functions over plain values, which run under Node with no build. */
export {
  DECK,
  isCard,
  neighbours,
  numberOf,
  rankOf,
  RANKS,
  suitOf,
  SUITS,
  SUIT_LENGTH,
  type Card,
  type Rank,
  type Suit,
} from './card.ts';
export { CODES, formatCode, parseCode, type CodeError, type GameCode } from './code.ts';
export { deal, DEALT, start, type Deal } from './deal.ts';
export * as history from './history.ts';
export type { History, RedoError, UndoError } from './history.ts';
export { canMove, destinations, judge, legalMoves, type Verdict } from './judge.ts';
export {
  formatMove,
  parseMove,
  placesOf,
  REDISTRIBUTION,
  type Action,
  type Move,
  type MoveError,
} from './move.ts';
export { isWon, outcome, type Outcome } from './outcome.ts';
export {
  foundationSuit,
  FOUNDATIONS,
  isAscending,
  isFoundation,
  isPlace,
  PILES,
  PLACES,
  type Foundation,
  type Pile,
  type Place,
} from './place.ts';
export { formatPosition, parsePosition, type PositionError } from './parsePosition.ts';
export { parseRecord, type RecordError } from './parseRecord.ts';
export { play } from './play.ts';
export {
  countAt,
  nextOn,
  pileAt,
  PILE_LIMIT,
  REDISTRIBUTIONS,
  topOf,
  type Position,
} from './position.ts';
export {
  replay,
  unfold,
  unfoldFrom,
  type GameRecord,
  type IllegalEntry,
  type Moment,
  type ReplayError,
  type Step,
} from './record.ts';
export { redistribute } from './redistribute.ts';
export type { Rejection } from './rejection.ts';
export { fail, succeed, type Result } from './result.ts';
