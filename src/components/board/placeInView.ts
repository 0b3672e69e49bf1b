import { countAt, topOf, type Card, type Place, type Position } from '../../engine/index.ts';

/** What can be seen of a place: its top card, if any, and how many cards lie there. */
export interface PlaceInView {
  readonly place: Place;
  readonly top: Card | undefined;
  readonly count: number;
}

export const placeIn = (position: Position, place: Place): PlaceInView => ({
  place,
  top: topOf(position, place),
  count: countAt(position, place),
});
