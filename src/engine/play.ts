import { placesOf, REDISTRIBUTION, type Action } from './move.ts';
import { foundationSuit, isAscending, isFoundation, type Place } from './place.ts';
import { pileAt, topOf, type Position } from './position.ts';

/**
 * The position after a move or a redistribution that is known to be legal; nothing is checked here. For what comes from a
 * player or a file, `judge`, `redistribute` and `replay` are the way in.
 */
export const play = (position: Position, action: Action): Position =>
  action === REDISTRIBUTION ? turnPiles(position) : moveCard(position, ...placesOf(action));

const moveCard = (position: Position, from: Place, to: Place): Position => {
  const card = topOf(position, from)!;
  const piles = [...position.piles];
  const counts = { up: { ...position.up }, down: { ...position.down } };
  const shift = (place: Place, by: 1 | -1) => {
    if (isFoundation(place))
      counts[isAscending(place) ? 'up' : 'down'][foundationSuit(place)] += by;
    else {
      const cards = pileAt(position, place);
      piles[Number(place) - 1] = by === 1 ? [...cards, card] : cards.slice(0, -1);
    }
  };
  shift(from, -1);
  shift(to, 1);
  return { ...position, piles, ...counts };
};

/** The bottom card of every pile of two or more goes to its top; the order of the others stays (R19). */
const turnPiles = (position: Position): Position => ({
  ...position,
  piles: position.piles.map((cards) => [...cards.slice(1), ...cards.slice(0, 1)]),
  redistributionsLeft: position.redistributionsLeft - 1,
});
