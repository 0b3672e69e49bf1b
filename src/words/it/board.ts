import type { Card, Place } from '../../engine/index.ts';
import { isFoundation } from '../../engine/index.ts';
import { card } from './card.ts';
import { counted } from './counted.ts';
import { place as placeWords } from './place.ts';

/** The two orders in which the source describes a place: the card or «in cima» first. */
export type Wording = 'card-first' | 'in-cima-first';

/** «1 carta», «6 carte» */
export const cards = (count: number): string => counted(count, 'carta', 'carte');

export const board = {
  cards,
  /** «pila 10: 6 carte, asso di picche in cima», «fondazione ascendente di picche: 2 di picche in cima, 2 carte», «pila 3: vuota» */
  place: (
    place: Place,
    top: Card | undefined,
    count: number,
    wording: Wording = 'card-first',
  ): string => {
    if (!top) return `${placeWords.name(place)}: vuota`;
    const onTop =
      wording === 'card-first' ? `${card.name(top)} in cima` : `in cima ${card.name(top)}`;
    const parts = isFoundation(place) ? [onTop, cards(count)] : [cards(count), onTop];
    return `${placeWords.name(place)}: ${parts.join(', ')}`;
  },
  /** «88 carte nelle pile, 16 sulle fondazioni.» */
  totals: (inPiles: number, onFoundations: number): string =>
    `${cards(inPiles)} nelle pile, ${onFoundations} sulle fondazioni.`,
  label: 'Tabellone',
};
