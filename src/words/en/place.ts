import {
  foundationSuit,
  isAscending,
  isFoundation,
  type Foundation,
  type Place,
} from '../../engine/index.ts';
import type { place as it } from '../it/place.ts';
import { joined, preposition, suitBefore, type Joined } from './card.ts';

const direction = (foundation: Foundation): string =>
  isAscending(foundation) ? 'ascending' : 'descending';

/** “pile 10”, “ascending spade foundation” */
const name = (place: Place): string =>
  isFoundation(place)
    ? `${direction(place)} ${suitBefore(foundationSuit(place))} foundation`
    : `pile ${place}`;

/** A pile has its number, and so no article. */
const withName = (word: Joined, place: Place): string =>
  (isFoundation(place) ? joined(word) : preposition(word)) + name(place);

const oneOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const allOf = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** The preposition is said once, before the first. */
const listed = (word: Joined, places: readonly Place[], list: Intl.ListFormat): string =>
  preposition(word) + list.format(places.map((one) => withName('il', one)));

export const place = {
  name,
  direction,
  /** “pile 10”, “to pile 10”, “on the ascending spade foundation” */
  with: withName,
  /** “to pile 9, pile 12 or the ascending spade foundation” */
  either: (word: Joined, places: readonly Place[]): string => listed(word, places, oneOf),
  /** “to pile 9 and pile 12” */
  both: (word: Joined, places: readonly Place[]): string => listed(word, places, allOf),
} satisfies typeof it;
