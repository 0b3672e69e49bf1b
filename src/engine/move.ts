import { isPlace, type Place } from './place.ts';
import { fail, succeed, type Result } from './result.ts';

/** One card from the top of a place to another, in the notation of records: `10>14`, `5>S-`, `S+>S-`. */
export type Move = `${Place}>${Place}`;

/** The redistribution in a record (R19). It is no move (R21). */
export const REDISTRIBUTION = 'R';

/** What a player can do on the board: a move or a redistribution. */
export type Action = Move | typeof REDISTRIBUTION;

/** The text is neither two of the 24 places with `>` between, nor `R`. */
export interface MoveError {
  readonly kind: 'unreadable';
  readonly text: string;
}

/** The places that a move goes from and to. */
export const placesOf = (move: Move): readonly [from: Place, to: Place] =>
  move.split('>') as [Place, Place];

export const formatMove = (from: Place, to: Place): Move => `${from}>${to}`;

/** Reads the notation of records; lower case and spaces are accepted. Says nothing of whether the move is legal. */
export const parseMove = (text: string): Result<Action, MoveError> => {
  const compact = text.replace(/\s/g, '').toUpperCase();
  if (compact === REDISTRIBUTION) return succeed(REDISTRIBUTION);
  const [from, to, ...rest] = compact.split('>', 3);
  return isPlace(from) && isPlace(to) && rest.length === 0
    ? succeed(formatMove(from, to))
    : fail({ kind: 'unreadable', text });
};
