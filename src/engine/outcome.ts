import { SUIT_LENGTH, SUITS, suitOf } from './card.ts';
import { legalMoves } from './judge.ts';
import { placesOf } from './move.ts';
import { FOUNDATIONS, isFoundation, PILES } from './place.ts';
import { countAt, topOf, type Position } from './position.ts';

export type Outcome = 'open' | 'won' | 'blocked' | 'dead';

/** Whether each of the 8 foundations has its 13 cards (R23). */
export const isWon = (position: Position): boolean =>
  FOUNDATIONS.every((foundation) => countAt(position, foundation) === SUIT_LENGTH);

/**
 * How a position stands: `won` (R23); `blocked`, no move and no redistribution left (R24); `dead`, no redistribution left
 * and no card of a pile can ever move again, though cards may still pass between foundations (D2); otherwise `open`.
 */
export const outcome = (position: Position): Outcome => {
  if (isWon(position)) return 'won';
  if (position.redistributionsLeft > 0) return 'open';
  const moves = legalMoves(position);
  if (moves.length === 0) return 'blocked';
  return moves.some((move) => !isFoundation(placesOf(move)[0])) || canBeFreedByPassing(position)
    ? 'open'
    : 'dead';
};

/**
 * Whether passing cards between the two foundations of a suit can bring up the turn of a card on top of a pile.
 * Only while the two hold 13 cards together does the top of one follow the other, and then any split of the 13 can be
 * reached, so that every rank's turn can come (D9): it is enough that some pile shows the suit.
 */
const canBeFreedByPassing = (position: Position): boolean =>
  SUITS.some(
    (suit) =>
      position.up[suit] + position.down[suit] === SUIT_LENGTH &&
      PILES.some((pile) => {
        const card = topOf(position, pile);
        return card && suitOf(card) === suit;
      }),
  );
