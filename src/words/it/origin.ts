import {
  PILE_LIMIT,
  PILES,
  REDISTRIBUTIONS,
  SUIT_LENGTH,
  type Card,
  type CodeError,
  type Foundation,
} from '../../engine/index.ts';
import { cards } from './board.ts';
import { card } from './card.ts';
import { capital } from './change.ts';
import { CODE_EXAMPLE, codeError } from './code.ts';
import { counted } from './counted.ts';
import { place } from './place.ts';

const unreadable = ({ number, text }: { readonly number: number; readonly text: string }): string =>
  `La mossa numero ${number}, «${text}», non si legge: forse manca un pezzo, copia di nuovo tutto.`;

/** What is wrong with the way to a game, an address or a text that was pasted, and how to mend it. */
const error = {
  code: ({ error: wrong }: { readonly error: CodeError }): string => codeError(wrong),
  mixed: (): string =>
    'Un indirizzo porta a una partita sola: «codice=», «partita=» oppure «carte=».',
  repeated: ({ name }: { readonly name: string }): string =>
    `«${name}=» c’è più di una volta: ne va lasciata una.`,
  'no-start': (): string =>
    `Le mosse da sole non bastano: con «mosse=» va la partita, per esempio «codice=${CODE_EXAMPLE}».`,
  'too-long': ({ most }: { readonly most: number }): string =>
    `È troppo lungo: si leggono al massimo ${most} caratteri.`,
  'no-such-game': ({ games }: { readonly games: readonly string[] }): string =>
    `La partita non è fra gli esempi: prova con ${games.map((game) => `«partita=${game}»`).join(' o ')}.`,
  'no-such-moment': ({
    most,
    of,
  }: {
    readonly most: number;
    readonly of: 'move' | 'redistribution';
  }): string =>
    of === 'move'
      ? `La partita ha ${most} mosse: dopo «dopo=» va un numero da 0 a ${most}.`
      : `La partita ha ${most} ridistribuzioni: dopo «ridistribuzione=» va un numero da 1 a ${most}.`,
  'wrong-pile-count': (): string =>
    `Le pile non sono ${PILES.length}: forse manca un pezzo, copia di nuovo tutto.`,
  'wrong-pile-size': ({ pile, count }: { readonly pile: number; readonly count: number }): string =>
    `La pila ${pile} ha ${cards(count)}: all’inizio di una partita ne ha 6.`,
  'not-a-card': ({ pile, value }: { readonly pile: number; readonly value: string }): string =>
    `Nella pila ${pile} «${value}» non è una carta: forse manca un pezzo, copia di nuovo tutto.`,
  'pile-over-limit': ({ pile, count }: { readonly pile: number; readonly count: number }): string =>
    `La pila ${pile} ha ${cards(count)}: ne tiene al massimo ${PILE_LIMIT}.`,
  'wrong-tops': ({ text }: { readonly text: string }): string =>
    `In cima alle fondazioni «${text}» non va: dopo le pile viene una carta per fondazione, prima le ascendenti e poi le discendenti.`,
  'wrong-foundation-count': ({ foundation }: { readonly foundation: Foundation }): string =>
    `${capital(place.with('il', foundation))} ha un numero di carte da 1 a ${SUIT_LENGTH}.`,
  'wrong-redistributions': (): string =>
    `Le ridistribuzioni rimaste sono un numero da 0 a ${REDISTRIBUTIONS}.`,
  'not-two-decks': ({
    card: wrong,
    count,
  }: {
    readonly card: Card;
    readonly count: number;
  }): string =>
    `${capital(card.with('il', wrong))} ${count === 0 ? 'manca' : `c’è ${counted(count, 'volta', 'volte')}`}: ` +
    'fra pile e fondazioni ogni carta c’è 2 volte.',
  'unreadable-entry': unreadable,
  'unreadable-move': unreadable,
  'illegal-move': ({
    of,
    number,
    why,
  }: {
    readonly of: 'move' | 'redistribution';
    readonly number: number;
    readonly why: string;
  }): string =>
    `La ${of === 'move' ? 'mossa' : 'ridistribuzione'} numero ${number} è contro le regole. ${why} Chiedi di nuovo la partita a chi l’ha mandata, o togli tutto da lì in poi.`,
  'not-json': (): string =>
    'La partita non è intera: copiala tutta, dalla prima parentesi graffa all’ultima.',
  'not-a-record': (): string =>
    'Di una partita servono le 16 pile dell’inizio e le mosse: copiala di nuovo tutta.',
  unknown: (): string =>
    `Incolla un link di questo sito, un codice come ${CODE_EXAMPLE}, o una partita copiata da qui.`,
};

/** What is said of the ways to a game that lead to none. They are rare, so their words come only with them. */
export const origin = {
  error,
  ofAddress: (reason: string): string =>
    `L’indirizzo non porta a una partita. ${reason} Ecco una partita nuova.`,
  ofPasted: (reason: string): string => `Non si apre. ${reason}`,
};
