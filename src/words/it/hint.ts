import type { Card, Place, Suit } from '../../engine/index.ts';
import { card } from './card.ts';
import { title } from './change.ts';
import { counted } from './counted.ts';
import { place } from './place.ts';

const SUITS: Record<Suit, string> = {
  S: 'le picche',
  H: 'i cuori',
  D: 'i quadri',
  C: 'i fiori',
};

/** What has been done since some moment of a game. */
interface Done {
  readonly moves: number;
  readonly redistributions: number;
}

const moves = (count: number): string =>
  count === 0
    ? 'nessuna mossa è possibile'
    : count === 1
      ? 'è possibile 1 mossa'
      : `sono possibili ${count} mosse`;

/** What the hints of a whole game say: four steps, from how many moves there are to the move and why. */
const hint = {
  /** «Primo indizio. Da qui sono possibili 5 mosse; dopo una ridistribuzione, 7.» */
  count: (now: number, redistributed: number | undefined): string =>
    `Primo indizio. Adesso ${moves(now)}; ${
      redistributed === undefined
        ? 'ridistribuzioni non ne restano.'
        : `dopo una ridistribuzione, ${redistributed}.`
    }`,
  suit: (suit: Suit): string => `Secondo indizio. Da qui si può vincere. Guarda ${SUITS[suit]}.`,
  card: (moved: Card, from: Place): string =>
    `Terzo indizio. La carta da muovere è ${card.with('il', moved)}, in cima ${place.with('a', from)}.`,
  /** «Quarto indizio. Asso di fiori, dalla pila 13 alla pila 4.» */
  move: (title: string): string => `Quarto indizio. Prova così: ${title}.`,
  redistribute: 'Da qui si può vincere, e adesso conviene ridistribuire.',
  /** After a redistribution that a hint advises. */
  then: (title: string): string => `Poi si gioca: ${title}.`,
  /** Why a move can be made. */
  onNeighbour: 'È dello stesso seme e vale uno di più o uno di meno.',
  onAceOrKing: 'Nelle pile il re e l’asso sono vicini.',
  onFoundation: 'È proprio la carta che serve lì.',
  pass: 'Da una fondazione all’altra del suo seme si può passare.',
  /** What a move is good for: the card under it, which is needed; the card that comes to lie on it. */
  frees: (freed: Card, to: Place): string =>
    `Così si libera ${card.with('il', freed)}, che poi andrà ${place.with('a', to)}.`,
  uncovers: (freed: Card): string => `Così si scopre ${card.with('il', freed)}.`,
  receives: (other: Card): string => `Lì sopra andrà ${card.with('il', other)}.`,
  leaves: (count: number): string => `Dopo, ${moves(count)}.`,
  searching: (seconds: number): string =>
    `Cerco una vittoria da qui: ${counted(seconds, 'secondo', 'secondi')}.`,
  pressToStop: 'Premi di nuovo per smettere.',
  stopped: 'Ricerca fermata. Premi di nuovo per riprenderla.',
  notFound: (seconds: number): string =>
    `Da qui non ho trovato una vittoria in ${seconds} secondi.`,
  anyMove: (title: string): string => `Una mossa che si può fare: ${title}.`,
  winnable: 'Da qui si può vincere.',
  /** Before what is known of the position now. */
  lostSince: ({ moves: count, redistributions }: Done): string =>
    `Attenzione: ${
      redistributions > 1
        ? `prima delle ultime ${redistributions} ridistribuzioni`
        : redistributions === 1
          ? 'prima della ridistribuzione, che non si annulla,'
          : count > 1
            ? `prima delle ultime ${count} mosse`
            : 'prima di questa mossa'
    } si poteva vincere.`,
  canUndo: 'Puoi annullare.',
  impossible: 'Da qui la partita non si può più vincere: ho provato ogni seguito.',
  won: 'La partita è vinta: non servono indizi.',
};

/** All that a hint is made of: no more of the other words than it says. */
export const hintWords = { change: { title }, hint };

export type HintWords = typeof hintWords;
