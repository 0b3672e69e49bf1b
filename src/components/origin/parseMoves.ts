import { fail, parseMove, succeed, type Action, type Result } from '../../engine/index.ts';

/** The entry `at` (from 1) of what a link says was played is not in its notation. */
export interface UnreadableEntry {
  readonly kind: 'unreadable-entry';
  readonly at: number;
  readonly text: string;
}

/** A foundation by its base card, `KS`, as records have it: `S-`. */
const readPlace = (text: string): string =>
  text.replace(/^([AK])(.)$/, (_, base, suit: string) => suit + (base === 'A' ? '+' : '-'));

/**
 * Reads what `formatMoves` writes; lower case is accepted, and so are the signs that end a sentence, which are taken along
 * where a link stands in one. Says nothing of whether a move is legal. Fails at the first entry that is none.
 */
export const parseMoves = (text: string): Result<readonly Action[], UnreadableEntry> => {
  const moves: Action[] = [];
  const written = text.toUpperCase().replace(/[.,;:!?)\]»”’'"…]{1,9}$/, '');
  for (const [index, entry] of (written ? written.split('.') : []).entries()) {
    const move = parseMove(entry.split('-').map(readPlace).join('>'));
    if (!move.ok) return fail({ kind: 'unreadable-entry', at: index + 1, text: entry });
    moves.push(move.value);
  }
  return succeed(moves);
};
