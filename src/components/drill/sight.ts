import {
  foundationSuit,
  isFoundation,
  nextOn,
  numberOf,
  PLACES,
  suitOf,
  SUIT_LENGTH,
  type Card,
  type Place,
  type Position,
} from '../../engine/index.ts';
import { placeIn } from '../board/placeInView.ts';

/** What is seen of a move before it is judged: the two places, their tops, how many cards they hold. */
export interface Sight {
  readonly position: Position;
  readonly from: Place;
  readonly to: Place;
  readonly card: Card | undefined;
  readonly onto: Card | undefined;
  readonly countFrom: number;
  readonly countTo: number;
}

/** Every move that can be tried in a position, legal or not: from each of the 24 places to each. */
export const sightsIn = (position: Position): Sight[] => {
  const views = PLACES.map((place) => placeIn(position, place));
  return views.flatMap((from) =>
    views.map((to) => ({
      position,
      from: from.place,
      to: to.place,
      card: from.top,
      onto: to.top,
      countFrom: from.count,
      countTo: to.count,
    })),
  );
};

export const fromPile = ({ from }: Sight): boolean => !isFoundation(from);
export const toPile = ({ to }: Sight): boolean => !isFoundation(to);

/** Whether both tops are there and of one suit. */
export const isSameSuit = ({ card, onto }: Sight): boolean =>
  !!card && !!onto && suitOf(card) === suitOf(onto);

/** How far the two tops are apart in rank, the way round that is shorter (R9): 0 to 6, or −1 where a top is missing. */
export const gapOf = ({ card, onto }: Sight): number => {
  if (!card || !onto) return -1;
  const gap = Math.abs(numberOf(card) - numberOf(onto));
  return Math.min(gap, SUIT_LENGTH - gap);
};

/** Whether the shorter way from one top to the other leads past the ace and the king. */
export const isRoundTheEnd = (sight: Sight): boolean => {
  const { card, onto } = sight;
  return !!card && !!onto && Math.abs(numberOf(card) - numberOf(onto)) !== gapOf(sight);
};

/** Whether the card is the other copy of the one that it would lie on. */
export const isTwin = ({ from, to, card, onto }: Sight): boolean =>
  from !== to && !!card && card === onto;

/** Whether a foundation needs a card of this rank, be it of this suit or of another. */
export const isRankNeeded = ({ position, to, card }: Sight): boolean => {
  const needed = isFoundation(to) ? nextOn(position, to) : undefined;
  return !!card && !!needed && numberOf(card) === numberOf(needed);
};

/** Whether it is the very card that a foundation needs. */
export const isNext = (sight: Sight): boolean => isRankNeeded(sight) && isSameSuit(sight);

/** Whether both foundations of the card's suit need it next (D9). */
export const isNeededTwice = ({ position, to, card }: Sight): boolean => {
  if (!isFoundation(to) || !card) return false;
  const suit = foundationSuit(to);
  return nextOn(position, `${suit}+`) === card && nextOn(position, `${suit}-`) === card;
};
