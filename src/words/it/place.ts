import {
  foundationSuit,
  isAscending,
  isFoundation,
  type Foundation,
  type Place,
} from '../../engine/index.ts';
import { card, joined, type Joined } from './card.ts';

const direction = (foundation: Foundation): string =>
  isAscending(foundation) ? 'ascendente' : 'discendente';

/** «pila 10», «fondazione ascendente di picche» */
const name = (place: Place): string =>
  isFoundation(place)
    ? `fondazione ${direction(place)} di ${card.suit(foundationSuit(place))}`
    : `pila ${place}`;

const withName = (word: Joined, place: Place): string => joined(word, 'la') + name(place);

const oneOf = new Intl.ListFormat('it', { type: 'disjunction' });
const allOf = new Intl.ListFormat('it', { type: 'conjunction' });

export const place = {
  name,
  direction,
  /** «la pila 10», «alla pila 10», «sulla fondazione ascendente di picche» */
  with: withName,
  /** «alla pila 9, alla pila 12 o alla fondazione ascendente di picche» */
  either: (word: Joined, places: readonly Place[]): string =>
    oneOf.format(places.map((one) => withName(word, one))),
  /** «alla pila 9 e alla pila 12» */
  both: (word: Joined, places: readonly Place[]): string =>
    allOf.format(places.map((one) => withName(word, one))),
};
