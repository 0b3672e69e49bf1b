import type { Card, Place } from '../../engine/index.ts';
import { card } from './card.ts';
import { place } from './place.ts';

const list = new Intl.ListFormat('it');

/** What running text says of a game, computed from its record. */
export const prose = {
  /** «l’asso di picche va dalla pila 10 alla pila 14, sul re di picche» */
  move: (moved: Card, from: Place, to: Place, onto: Card): string =>
    `${card.with('il', moved)} va ${place.with('da', from)} ${place.with('a', to)}, ${card.with('su', onto)}`,
  /** «2 di cuori, 9 di fiori, fante di quadri»: the cards of a pile, in their order. */
  cards: (cards: readonly Card[]): string => cards.map(card.name).join(', '),
  /** «dopo la mossa 16», «dopo le mosse 16, 56 e 100» */
  afterMoves: (numbers: readonly number[]): string =>
    `dopo ${numbers.length === 1 ? 'la mossa' : 'le mosse'} ${list.format(numbers.map(String))}`,
};
