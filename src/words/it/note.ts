import { cards } from './board.ts';
import { joined, type Joined } from './card.ts';
import { counted } from './counted.ts';

const named = (text: string, word: Joined | undefined): string =>
  (word ? joined(word, 'la') : '') + text;

/** What the notes on a game say of its moves, besides cards and places. */
export const note = {
  /** «mossa 13», «alla mossa 13» */
  move: (number: number, word?: Joined): string => named(`mossa ${number}`, word),
  /** «ridistribuzione 1», «della ridistribuzione 1» */
  redistribution: (number: number, word?: Joined): string =>
    named(`ridistribuzione ${number}`, word),
  /** «1 mossa», «4 mosse» */
  moves: (count: number): string => counted(count, 'mossa', 'mosse'),
  cards,
};
