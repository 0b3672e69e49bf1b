import { cardOf, SUIT_LENGTH, type Card, type Suit } from './card.ts';
import { foundationSuit, isAscending, isFoundation, type Foundation, type Place } from './place.ts';

/** The state of a game: exactly two decks, no pile over 13 cards. Only `parsePosition`, `start` and play make one. */
export interface Position {
  /** Sixteen piles, each from bottom to top. */
  readonly piles: readonly (readonly Card[])[];
  /** How many cards lie on each ascending foundation, base included: 1 to 13. */
  readonly up: Readonly<Record<Suit, number>>;
  /** The same for the descending foundations. */
  readonly down: Readonly<Record<Suit, number>>;
  /** 3 at the start (R20). */
  readonly redistributionsLeft: number;
}

/** A pile takes no card beyond these (R10). */
export const PILE_LIMIT = 13;
export const REDISTRIBUTIONS = 3;

/** How many cards lie on a place. */
export const countAt = (position: Position, place: Place): number =>
  isFoundation(place)
    ? position[isAscending(place) ? 'up' : 'down'][foundationSuit(place)]
    : pileAt(position, place).length;

/** The card that can be seen on a place, or `undefined` on an empty pile (R5). */
export const topOf = (position: Position, place: Place): Card | undefined =>
  isFoundation(place) ? nthOn(place, countAt(position, place)) : pileAt(position, place).at(-1);

/** The only card that a foundation takes next, or `undefined` once it is finished: no cycle here (R14–R16). */
export const nextOn = (position: Position, foundation: Foundation): Card | undefined => {
  const count = countAt(position, foundation);
  return count < SUIT_LENGTH ? nthOn(foundation, count + 1) : undefined;
};

/** The `nth` card of a foundation, 1 to 13: its base is the first (R14, R15). */
export const nthOn = (foundation: Foundation, nth: number): Card =>
  cardOf(foundationSuit(foundation), isAscending(foundation) ? nth : SUIT_LENGTH + 1 - nth);

/** The cards of a pile from bottom to top. */
export const pileAt = (position: Position, place: Place): readonly Card[] =>
  position.piles[Number(place) - 1]!;
