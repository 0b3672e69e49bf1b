import {
  foundationSuit,
  isAscending,
  isFoundation,
  SUITS,
  type Place,
} from '../../engine/index.ts';

/**
 * The column and the row of a place among 8 by 5, each from 0. The piles run once round, up the left side, along the top and
 * down the right side (D6); the foundations stand in the middle, the ascending ones above the others (R4).
 */
export const cellOf = (place: Place): readonly [column: number, row: number] => {
  if (isFoundation(place))
    return [2 + SUITS.indexOf(foundationSuit(place)), isAscending(place) ? 2 : 3];
  const pile = Number(place);
  if (pile <= 4) return [0, 5 - pile];
  return pile <= 12 ? [pile - 5, 0] : [7, pile - 12];
};
