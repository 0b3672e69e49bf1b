import type { Card, Pile } from '../../engine/index.ts';
import { card } from './card.ts';
import { capital } from './change.ts';
import { counted } from './counted.ts';
import { place } from './place.ts';

/** How the steps of a game are named and told, from its deal to its last move. */
export const game = {
  /** «Mossa 10 di 119» */
  move: (number: number, total: number): string => `Mossa ${number} di ${total}`,
  /** What move 0 is. */
  deal: 'l’inizio della partita',
  /** «Ridistribuzione 1 di 3» */
  redistribution: (number: number, total: number): string =>
    `Ridistribuzione ${number} di ${total}`,
  /** What a redistribution is said to be, where a move says its card and its places. */
  afterMove: (number: number): string => `dopo la mossa ${number}`,
  /** The deal, where a move says what changed; `totals` is the sentence of the board’s. */
  dealt: (totals: string): string => `Nessuna carta è ancora stata mossa: ${totals}`,
  /** Said after the last move of a game that is won (R23). */
  won: 'Partita vinta! Tutte le 104 carte sono sulle fondazioni.',
  /** Said when a step back goes over a redistribution. */
  undoneRedistribution: (number: number, piles: number): string =>
    `Annullata: la ridistribuzione ${number}. ` +
    `In ${counted(piles, 'pila', 'pile')} la carta passata in cima torna in fondo.`,
  /** «pila 1: 2 di cuori al posto del fante di quadri» */
  top: (pile: Pile, before: Card, after: Card): string =>
    `${place.name(pile)}: ` +
    (before === after
      ? `ancora ${card.name(after)}, ma è l’altra copia`
      : `${card.name(after)} al posto ${card.with('di', before)}`),
  /** «119 mosse, 3 ridistribuzioni» */
  length: (moves: number, redistributions: number): string =>
    `${moves} mosse, ${counted(redistributions, 'ridistribuzione', 'ridistribuzioni')}`,
  begin: 'Comincia dall’inizio',
  /** «Mosse da 1 a 16», «Ridistribuzione 1 e mosse da 17 a 56» */
  group: (redistribution: number, moves: readonly number[]): string => {
    const [first, last] = [moves[0], moves.at(-1)];
    const played =
      first === last ? `mossa ${first ?? ''}` : `mosse da ${first ?? ''} a ${last ?? ''}`;
    if (redistribution === 0) return capital(played);
    const title = `Ridistribuzione ${redistribution}`;
    return moves.length > 0 ? `${title} e ${played}` : title;
  },
  /** A step as the list of all begins with it: «Mossa 10» */
  entry: capital,
  /** «Pila 1: 2 di cuori, 9 di fiori, fante di quadri» */
  pile: (pile: Pile, cards: readonly Card[]): string =>
    `${capital(place.name(pile))}: ${cards.map(card.name).join(', ')}`,
};
