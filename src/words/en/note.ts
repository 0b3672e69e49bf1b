import type { note as it } from '../it/note.ts';
import { cards } from './board.ts';
import { preposition, type Joined } from './card.ts';
import { counted } from './counted.ts';

/** A move has its number, and so no article; and it is a moment, at which something is done, not a place to go to. */
const named = (text: string, word: Joined = 'il'): string =>
  (word === 'a' ? 'at ' : preposition(word)) + text;

/** What the notes on a game say of its moves, besides cards and places. */
export const note = {
  /** “move 13”, “at move 13” */
  move: (number: number, word?: Joined): string => named(`move ${number}`, word),
  /** “redistribution 1”, “of redistribution 1” */
  redistribution: (number: number, word?: Joined): string =>
    named(`redistribution ${number}`, word),
  /** “1 move”, “4 moves” */
  moves: (count: number): string => counted(count, 'move', 'moves'),
  cards,
} satisfies typeof it;
