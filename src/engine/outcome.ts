import { SUIT_LENGTH, suitOf } from './card.ts';
import { canMove, destinations } from './judge.ts';
import { FOUNDATIONS, PILES, type Pile } from './place.ts';
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
  if (PILES.some((pile) => canLeave(position, pile))) return 'open';
  return canMove(position) ? 'dead' : 'blocked';
};

/**
 * Whether the top card of a pile can move, at once or after cards have passed between the two foundations of its suit.
 * Only while the two hold 13 cards together does the top of one follow the other, and then any split of the 13 can be
 * reached, so that every rank's turn can come (D9).
 */
const canLeave = (position: Position, pile: Pile): boolean => {
  if (destinations(position, pile).length > 0) return true;
  const card = topOf(position, pile);
  return !!card && position.up[suitOf(card)] + position.down[suitOf(card)] === SUIT_LENGTH;
};
