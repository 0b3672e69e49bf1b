import type { Card, Pile, Place } from '../../engine/index.ts';
import { card } from './card.ts';
import { capital } from './change.ts';
import { place } from './place.ts';

const list = new Intl.ListFormat('it');

/** What running text says of a game, computed from its record. */
export const prose = {
  /** «l’asso di picche va dalla pila 10 alla pila 14, sul re di picche» */
  move: (moved: Card, from: Place, to: Place, onto: Card): string =>
    `${card.with('il', moved)} va ${place.with('da', from)} ${place.with('a', to)}, ${card.with('su', onto)}`,
  /** «Pila 1 dal fondo alla cima, prima della ridistribuzione 1»: above the cards of a pile; `when` is a board’s caption. */
  pile: (pile: Pile, when: string): string =>
    `${capital(place.name(pile))} dal fondo alla cima, ${when.charAt(0).toLowerCase()}${when.slice(1)}`,
  /** «dopo la mossa 16», «dopo le mosse 16, 56 e 100» */
  afterMoves: (numbers: readonly number[]): string =>
    `dopo ${numbers.length === 1 ? 'la mossa' : 'le mosse'} ${list.format(numbers.map(String))}`,
};
