import type { Card, Place } from '../../engine/index.ts';
import type { Subject } from '../drill.ts';
import { board } from './board.ts';
import { card } from './card.ts';
import { capital, change } from './change.ts';
import { place } from './place.ts';
import { refusal } from './refusal.ts';

/** What a question shows of a place: its top, if it has one, and how many cards lie there. */
export interface Shown {
  readonly place: Place;
  readonly top: Card | undefined;
  readonly count: number;
}

const phrase = ({ place: at, top, count }: Shown): string =>
  `${capital(board.place(at, top, count))}.`;

/** «dalla pila 10 alla pila 3» */
const route = (from: Place, to: Place): string =>
  `${place.with('da', from)} ${place.with('a', to)}`;

/** Why a move can be made, for each subject that it can be an example of. */
const allowed: Partial<Record<Subject, string>> = {
  'two-copies':
    'Le due fondazioni del seme aspettano la stessa carta: una copia va sull’una, l’altra sull’altra.',
  neighbour: 'Stesso seme, un valore di differenza.',
  'ace-king': 'Sulle pile il re e l’asso sono vicini.',
  'full-pile': 'La pila non ha ancora 13 carte: c’è posto.',
  'empty-pile': 'Anche l’ultima carta di una pila può andarsene.',
  'build-up': 'È la carta che la fondazione aspetta.',
  'build-down': 'È la carta che la fondazione aspetta.',
  'no-cycle': 'È l’ultima carta che la fondazione aspetta.',
  pass: 'Fra le due fondazioni di un seme si passa, se la carta viene subito dopo.',
  base: 'La base non si muove, ma riceve la carta che la segue.',
};

/** What a question of the drill says, and what is said of an answer to it. */
export const question = {
  /** «Pila 10: 6 carte, asso di picche in cima. Pila 3: vuota. Si può muovere dalla pila 10 alla pila 3?» */
  ask: (from: Shown, to: Shown): string =>
    [
      ...(from.place === to.place ? [from] : [from, to]).map(phrase),
      `Si può muovere ${route(from.place, to.place)}?`,
    ].join(' '),
  route,
  allowed,
  rightYes: 'Giusto, si può.',
  rightNo: (tried: string): string => `Giusto, non si può: ${tried}.`,
  /** Where it was called impossible, and is not. */
  wrongNo: 'Sbagliato: si può.',
  wrongYes: (tried: string): string => `Sbagliato: non si può. ${capital(tried)}.`,
  wrongRule: (tried: string): string =>
    `Il no è giusto, ma il motivo è un altro. ${capital(tried)}.`,
  several: (rules: number): string => `Va contro ${rules} regole; la principale è la prima.`,
};

/** All that the sentences about a question are made of. */
export const questionWords = { card, place, board, change, refusal, question };

export type QuestionWords = typeof questionWords;
