import { isFoundation, SUIT_LENGTH, type Card, type Place } from '../../engine/index.ts';
import { cards } from './board.ts';
import { card } from './card.ts';
import { counted } from './counted.ts';
import { place } from './place.ts';

/** What a sentence about a move needs: the card, and on both sides what it left and what it came upon. */
export interface MoveFacts {
  readonly card: Card;
  readonly from: Place;
  readonly to: Place;
  /** The card that it was put on. */
  readonly onto: Card;
  /** The card that it left bare, unless the pile is now empty. */
  readonly uncovered: Card | undefined;
  readonly countFrom: number;
  readonly countTo: number;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const restored = ({ uncovered, from, countFrom }: MoveFacts): string =>
  isFoundation(from)
    ? `${capital(place.with('su', from))} torna in cima ${card.with('il', uncovered!)}: ${cards(countFrom)}.`
    : uncovered
      ? `${capital(place.with('in', from))} si scopre ${card.with('il', uncovered)}: ${cards(countFrom)}.`
      : `${capital(place.with('il', from))} resta vuota: un posto in meno.`;

const arrived = ({ to, onto, countTo }: MoveFacts): string => {
  if (!isFoundation(to)) return `, ${card.with('su', onto)}: ${cards(countTo)}.`;
  return countTo === SUIT_LENGTH ? ', che è completa.' : `: ${cards(countTo)}.`;
};

/**
 * «asso di picche, dalla pila 10 alla pila 14». A foundation that is left has the suit of the card, which has been said: so a
 * title is of 11 words at most.
 */
export const title = ({ card: moved, from, to }: Pick<MoveFacts, 'card' | 'from' | 'to'>): string =>
  `${card.name(moved)}, ${place.with('da', from).replace(/ di .*/, '')} ${place.with('a', to)}`;

export const change = {
  title,
  /** «L’asso di picche va dalla pila 10 alla pila 14, sul re di picche: 7 carte. Nella pila 10 si scopre la donna di picche: 5 carte.» */
  move: (facts: MoveFacts): string =>
    `${capital(card.with('il', facts.card))} va ${place.with('da', facts.from)} ${place.with('a', facts.to)}` +
    `${arrived(facts)} ${restored(facts)}`,
  /** «Annullata: l’asso di picche torna dalla pila 14 alla pila 10: 6 carte. Nella pila 14 torna in cima il re di picche: 6 carte.» */
  undo: ({ card: moved, from, to, onto, countFrom, countTo }: MoveFacts): string =>
    `Annullata: ${card.with('il', moved)} torna ${place.with('da', to)} ${place.with('a', from)}: ${cards(countFrom + 1)}. ` +
    `${capital(place.with(isFoundation(to) ? 'su' : 'in', to))} torna in cima ${card.with('il', onto)}: ${cards(countTo - 1)}.`,
  /** «Ridistribuzione: in 15 pile la carta in fondo passa in cima. Restano 2 ridistribuzioni.» */
  redistribution: (changed: number, left: number): string =>
    `Ridistribuzione: ${
      changed === 0
        ? 'nessuna pila ha due carte o più, perciò non cambia nulla'
        : `in ${counted(changed, 'pila', 'pile')} la carta in fondo passa in cima`
    }. ${left === 0 ? 'Non restano altre ridistribuzioni.' : left === 1 ? 'Resta 1 ridistribuzione.' : `Restano ${left} ridistribuzioni.`}`,
};
