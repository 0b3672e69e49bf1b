import { placesOf, REDISTRIBUTION, type Action, type Place } from '../../engine/index.ts';

/** A pile by its number; a foundation by its base card, so that no sign is escaped in an address: `S+` is `AS`, `S-` is `KS`. */
const writePlace = (place: Place): string =>
  place.replace(/(.)([+-])/, (_, suit: string, way) => (way === '+' ? 'A' : 'K') + suit);

/** What was played as an address has it: `10-14.5-KS.R`, which `parseMoves` reads back. */
export const formatMoves = (moves: readonly Action[]): string =>
  moves
    .map((action) =>
      action === REDISTRIBUTION ? action : placesOf(action).map(writePlace).join('-'),
    )
    .join('.');
