import { DECK, isCard, SUIT_LENGTH, type Card, type Suit } from './card.ts';
import { foundationSuit, FOUNDATIONS, isAscending, PILES, type Foundation } from './place.ts';
import { countAt, nthOn, PILE_LIMIT, REDISTRIBUTIONS, type Position } from './position.ts';
import { fail, succeed, type Result } from './result.ts';

export type PositionError =
  | { readonly kind: 'not-json' }
  /** Anything that has not 16 lists as its piles. */
  | { readonly kind: 'wrong-pile-count' }
  | { readonly kind: 'not-a-card'; readonly pile: number; readonly value: unknown }
  | { readonly kind: 'pile-over-limit'; readonly pile: number; readonly count: number }
  | {
      readonly kind: 'wrong-foundation-count';
      readonly foundation: Foundation;
      readonly value: unknown;
    }
  | { readonly kind: 'wrong-redistributions'; readonly value: unknown }
  | { readonly kind: 'not-two-decks'; readonly card: Card; readonly count: number };

const isCount = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

/** The counts of the four suits, and nothing else that came with them. */
const countsOf = ({ S, H, D, C }: Record<Suit, number>): Record<Suit, number> => ({ S, H, D, C });

/** JSON text as the value it stands for; anything that is not text is passed on as it is. */
export const readJson = (json: unknown): Result<unknown, { readonly kind: 'not-json' }> => {
  if (typeof json !== 'string') return succeed(json);
  try {
    return succeed(JSON.parse(json) as unknown);
  } catch {
    return fail({ kind: 'not-json' });
  }
};

/**
 * Reads `{ piles, up, down, redistributionsLeft }`, as JSON text or as the value it stands for.
 * Fails on anything that is not exactly two decks in 16 piles of at most 13 cards and 8 foundations, naming the first fault.
 */
export const parsePosition = (json: unknown): Result<Position, PositionError> => {
  const read = readJson(json);
  if (!read.ok) return read;
  const { piles, up, down, redistributionsLeft } = (read.value ?? {}) as Record<
    string,
    Record<string, unknown>
  >;
  if (!Array.isArray(piles) || piles.length !== PILES.length || ![...piles].every(Array.isArray))
    return fail({ kind: 'wrong-pile-count' });
  for (const [index, cards] of (piles as unknown[][]).entries()) {
    const pile = index + 1;
    for (const card of cards)
      if (!isCard(card)) return fail({ kind: 'not-a-card', pile, value: card });
    if (cards.length > PILE_LIMIT)
      return fail({ kind: 'pile-over-limit', pile, count: cards.length });
  }
  for (const foundation of FOUNDATIONS) {
    const count = (isAscending(foundation) ? up : down)?.[foundationSuit(foundation)];
    if (!isCount(count, 1, SUIT_LENGTH))
      return fail({ kind: 'wrong-foundation-count', foundation, value: count });
  }
  if (!isCount(redistributionsLeft, 0, REDISTRIBUTIONS))
    return fail({ kind: 'wrong-redistributions', value: redistributionsLeft });
  const position: Position = {
    piles: (piles as Card[][]).map((cards) => [...cards]),
    up: countsOf(up as Record<Suit, number>),
    down: countsOf(down as Record<Suit, number>),
    redistributionsLeft,
  };
  const cards = position.piles.flat();
  for (const foundation of FOUNDATIONS)
    for (let nth = countAt(position, foundation); nth > 0; nth--)
      cards.push(nthOn(foundation, nth));
  for (const card of DECK) {
    const count = cards.filter((other) => other === card).length;
    if (count !== 2) return fail({ kind: 'not-two-decks', card, count });
  }
  return succeed(position);
};

/** The JSON text that `parsePosition` reads back. */
export const formatPosition = ({ piles, up, down, redistributionsLeft }: Position): string =>
  JSON.stringify({ piles, up, down, redistributionsLeft });
