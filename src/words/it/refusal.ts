import {
  foundationSuit,
  isAscending,
  neighbours,
  PILE_LIMIT,
  REDISTRIBUTIONS,
  suitOf,
} from '../../engine/index.ts';
import type { Card, Foundation, Place, Rejection } from '../../engine/index.ts';
import { card } from './card.ts';
import { capital } from './change.ts';
import { place } from './place.ts';

type Of<Kind extends Rejection['kind']> = Extract<Rejection, { kind: Kind }>;

/** For each rule broken: the reason, in the source's words where it has some (R10, R12, R13, R18, R20), and what would be needed. */
type Refusals = {
  readonly [Kind in Rejection['kind']]: {
    readonly reason: (rejection: Of<Kind>) => string;
    readonly needed: (rejection: Of<Kind>) => string;
  };
};

/** What is told of a base, wherever it is tried or asked about (R18). */
export const baseStays = (base: Card): string =>
  `${capital(card.with('il', base))} è la carta di base: resta lì per tutta la partita.`;

/** Where the card could go instead. */
export const whereTo = ({
  card: moved,
  destinations,
}: {
  card: Card;
  destinations: readonly Place[];
}): string =>
  destinations.length > 0
    ? `${capital(card.with('il', moved))} può andare ${place.either('a', destinations)}.`
    : `Adesso nessun posto accetta ${card.with('il', moved)}.`;

/** The only two cards that the top of a pile accepts. */
const acceptedOn = (onto: Card): string =>
  `${capital(card.with('su', onto))} vanno solo ${card.pair(neighbours(onto))}.`;

const suitOn = (foundation: Foundation): string => card.suit(foundationSuit(foundation));

const byKind: Refusals = {
  'same-place': {
    reason: (rejection) =>
      `Partenza e arrivo sono lo stesso posto, ${place.with('il', rejection.place)}.`,
    needed: () => 'Scegli un altro posto per la carta.',
  },
  'no-card': {
    reason: ({ from }) =>
      `${capital(place.with('il', from))} è vuota: non c’è nessuna carta da muovere.`,
    needed: () => 'Parti da un posto che ha una carta in cima.',
  },
  'base-locked': {
    reason: () => 'La base della fondazione è bloccata.',
    needed: (rejection) => baseStays(rejection.card),
  },
  'foundation-to-pile': {
    reason: () => 'Da una fondazione una carta non torna mai su una pila.',
    needed: (rejection) =>
      rejection.destinations.length > 0
        ? whereTo(rejection)
        : `Può solo passare all’altra fondazione di ${card.suit(suitOf(rejection.card))}, quando tocca a lei.`,
  },
  'empty-pile': {
    reason: () => 'Impossibile posizionare su una pila vuota.',
    needed: (rejection) => whereTo(rejection),
  },
  'different-suit': {
    reason: () => 'Deve essere dello stesso seme.',
    needed: ({ onto }) => acceptedOn(onto),
  },
  'not-adjacent': {
    reason: () => 'Deve essere di valore superiore o inferiore.',
    needed: ({ onto }) => acceptedOn(onto),
  },
  'pile-full': {
    reason: () => 'Questa pila è piena; scegli un’altra destinazione.',
    needed: (rejection) => `Una pila tiene al massimo ${PILE_LIMIT} carte. ${whereTo(rejection)}`,
  },
  'wrong-foundation': {
    reason: ({ to }) => `Questa fondazione accoglie solo carte di ${suitOn(to)}.`,
    needed: (rejection) => whereTo(rejection),
  },
  'does-not-follow': {
    reason: ({ to, onto, needed }) =>
      needed
        ? `${capital(place.with('il', to))} ${isAscending(to) ? 'sale' : 'scende'} di una carta alla volta: ` +
          `${card.with('su', onto)} va solo ${card.withRank('il', needed)}.`
        : `${capital(place.with('il', to))} è completa: ${card.with('su', onto)} non va più nulla.`,
    needed: (rejection) => whereTo(rejection),
  },
  'no-redistributions': {
    reason: () => 'Nessuna ridistribuzione.',
    needed: () => `Le ${REDISTRIBUTIONS} della partita sono già state usate.`,
  },
  'game-over': {
    reason: () => 'La partita è già vinta: non c’è più nulla da ridistribuire.',
    needed: () => 'Comincia una nuova partita.',
  },
};

/** The entry of a kind, seen as one that takes any rejection: `byKind` pairs each kind with its own. */
const entryOf = (rejection: Rejection) =>
  byKind[rejection.kind] as Record<'reason' | 'needed', (rejection: Rejection) => string>;

export const refusal = {
  /** «Mossa rifiutata: 5 di quadri, dalla pila 3 alla pila 7.» */
  tried: (title: string): string => `Mossa rifiutata: ${title}.`,
  /** Where no card was tried: from an emptied pile, or from a place onto itself. */
  triedNothing: 'Mossa rifiutata.',
  triedRedistribution: 'Ridistribuzione rifiutata.',
  /** Why it was refused. */
  reason: (rejection: Rejection): string => entryOf(rejection).reason(rejection),
  /** Which cards would be accepted there, or which places would accept this card. */
  needed: (rejection: Rejection): string => entryOf(rejection).needed(rejection),
};
