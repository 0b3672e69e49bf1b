import type { Card, Place } from '../../engine/index.ts';
import { isFoundation } from '../../engine/index.ts';
import type { board as it } from '../it/board.ts';
import { card } from './card.ts';
import { counted } from './counted.ts';
import { place as placeWords } from './place.ts';

export type { Wording } from '../it/board.ts';

/** “1 card”, “6 cards” */
export const cards = (count: number): string => counted(count, 'card', 'cards');

export const board = {
  cards,
  /**
   * “pile 10: 6 cards, ace of spades on top”, “ascending spade foundation: 2 of spades on top, 2 cards”, “pile 3: empty”. The
   * two orders of the source are two of its language: English has one.
   */
  place: (place: Place, top: Card | undefined, count: number): string => {
    if (!top) return `${placeWords.name(place)}: empty`;
    const onTop = `${card.name(top)} on top`;
    const parts = isFoundation(place) ? [onTop, cards(count)] : [cards(count), onTop];
    return `${placeWords.name(place)}: ${parts.join(', ')}`;
  },
  /** “88 cards in the piles, 16 on the foundations.” */
  totals: (inPiles: number, onFoundations: number): string =>
    `${cards(inPiles)} in the piles, ${onFoundations} on the foundations.`,
  label: 'Board',
} satisfies typeof it;
