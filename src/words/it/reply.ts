import { history, REDISTRIBUTIONS } from '../../engine/index.ts';
import type { Card, Outcome, Place, UndoError } from '../../engine/index.ts';
import { card } from './card.ts';
import { capital } from './change.ts';
import { counted } from './counted.ts';
import { place } from './place.ts';
import { baseStays, whereTo } from './refusal.ts';

const moves = (count: number): string => counted(count, 'mossa', 'mosse');

const accepting = (count: number): string =>
  count === 0
    ? 'Adesso nessun posto accetta questa carta.'
    : `${counted(count, 'posto accetta', 'posti accettano')} questa carta.`;

/** One of the two copies of a card, when so many have been told of. */
const copy = (told: number): string => (told > 0 ? 'l’altra copia' : 'una copia');

/** How a game stands in words, given what is offered where nothing can be played any more. */
export const standingWith =
  (offer: (canUndo: boolean) => string) =>
  (standing: Outcome | 'stuck', canUndo: boolean): string => {
    switch (standing) {
      case 'open':
        return '';
      case 'won':
        return 'Partita vinta! Tutte le 104 carte sono sulle fondazioni.';
      case 'stuck':
        return 'Nessuna mossa è possibile: resta solo la ridistribuzione.';
      case 'blocked':
        return `Partita bloccata: nessuna mossa è possibile e non restano ridistribuzioni. ${offer(canUndo)}`;
      case 'dead':
        return `Partita senza sbocco: le carte possono solo passare da una fondazione all’altra, e quelle delle pile restano lì. ${offer(canUndo)}`;
    }
  };

/** What the trainer answers, besides what a move did and why it was refused. */
export const reply = {
  moves,
  /** «1 minuto e 5 secondi» */
  time: (seconds: number): string => {
    const minutes = Math.floor(seconds / 60);
    const rest = seconds % 60;
    const parts = [
      minutes > 0 ? counted(minutes, 'minuto', 'minuti') : '',
      rest > 0 || minutes === 0 ? counted(rest, 'secondo', 'secondi') : '',
    ];
    return parts.filter(Boolean).join(' e ');
  },
  /** Put before a sentence that would otherwise be the same as the last, and so not be heard. */
  again: (times: number, text: string): string => `Tentativo ${times}. ${text}`,
  /** The same for what was no attempt: each time unlike the time before. */
  repeated: (times: number, text: string): string =>
    `${times % 2 === 0 ? 'Ripeto' : 'Ripeto ancora'}. ${text}`,
  /** «Annullata: asso di picche, dalla pila 10 alla pila 14.» */
  undone: (title: string): string => `Annullata: ${title}.`,
  redone: (text: string): string => `Rigiocata. ${text}`,
  noWayBack: 'Le mosse giocate prima non si possono più annullare.',
  movesPlayed: (count: number): string => `Mosse giocate: ${count}.`,
  /** How the game stands, when there is something to say of it. */
  standing: standingWith(
    (canUndo) => `Puoi ${canUndo ? 'annullare o ' : ''}cominciare una nuova partita.`,
  ),
  nothingToUndo: {
    'at-start': 'Non c’è nessuna mossa da annullare.',
    'after-redistribution':
      'Dopo una ridistribuzione le mosse giocate prima non si possono più annullare.',
    'limit-reached': `Si annullano al massimo le ultime ${history.LIMIT} mosse.`,
  } satisfies Record<UndoError['kind'], string>,
  nothingToRedo: 'Nessuna mossa annullata da rigiocare.',
  selected: (at: Place, top: Card, destinations: number, isBase: boolean): string =>
    `Scelta la ${place.name(at)}: ${card.name(top)}. ${isBase ? baseStays(top) : accepting(destinations)}`,
  whereNext: 'Scegli dove metterla.',
  unselected: (at: Place | undefined): string =>
    at ? `Lasciata la ${place.name(at)}: nessuna carta è scelta.` : 'Nessuna carta era scelta.',
  empty: (at: Place): string =>
    `${capital(place.with('il', at))} è vuota, e vuota resta fino alla fine.`,
  destinations: (top: Card, destinations: readonly Place[], isBase: boolean): string =>
    isBase ? baseStays(top) : whereTo({ card: top, destinations }),
  whereabouts: (
    wanted: Card,
    places: readonly Place[],
    covered: number,
    played: number,
  ): string => {
    const parts = [
      places.length > 0 ? `in cima ${place.both('a', places)}` : '',
      covered === 0
        ? ''
        : covered === 1
          ? `${copy(places.length)} è coperta, in una pila`
          : 'le due copie sono coperte, nelle pile',
      played === 0
        ? ''
        : played === 1
          ? `${copy(places.length + covered)} è su una fondazione, sotto altre carte`
          : 'le due copie sono sulle fondazioni, sotto altre carte',
    ];
    return `${capital(card.name(wanted))}: ${parts.filter(Boolean).join('; ')}.`;
  },
  state: (count: number, redistributionsLeft: number, totals: string): string =>
    `Mosse giocate: ${count}. Ridistribuzioni rimaste: ${redistributionsLeft} su ${REDISTRIBUTIONS}. ${totals}`,
  help:
    'Comandi: 10 14, dalla pila 10 alla pila 14; 10 f, alla fondazione; q- q+, da una fondazione all’altra; ' +
    'r, ridistribuisci; u, annulla; v, rigioca; m 10, dove può andare; c re picche, dov’è una carta; ' +
    '10, che cosa c’è; s, stato della partita; l, lascia la carta scelta.',
  /** What is wrong with a typed command, which may be quoted, each with an example of a good one. */
  commandError: {
    empty: (): string => 'Scrivi un comando, per esempio 10 14: dalla pila 10 alla pila 14.',
    unreadable: (text: string): string =>
      `Non capisco «${text}». Scrivi per esempio 10 14: dalla pila 10 alla pila 14. Scrivi aiuto per i comandi.`,
    'no-such-pile': (text: string): string =>
      `Non c’è una pila ${text}: le pile vanno da 1 a 16. Scrivi per esempio 10 14.`,
    'place-missing': (): string => 'Di quale posto? Scrivi per esempio m 10.',
    'card-missing': (): string => 'Quale carta? Scrivi per esempio c re picche.',
  },
};
