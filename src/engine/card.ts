/** The suits in the order used everywhere: spades, hearts, diamonds, clubs. */
export const SUITS = ['S', 'H', 'D', 'C'] as const;
export type Suit = (typeof SUITS)[number];

/** The ranks from ace to king: a rank's number is its index plus one. */
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
export type Rank = (typeof RANKS)[number];

/** A card as written in records: rank, then suit (`AS`, `10H`). Each exists twice in a game (R1). */
export type Card = `${Rank}${Suit}`;

/** The number of cards of a suit in one deck, and so of a finished foundation (R23). */
export const SUIT_LENGTH = RANKS.length;

export const suitOf = (card: Card): Suit => card.slice(-1) as Suit;

export const rankOf = (card: Card): Rank => card.slice(0, -1) as Rank;

/** 1 for an ace to 13 for a king. */
export const numberOf = (card: Card): number => RANKS.indexOf(rankOf(card)) + 1;

/** The card of a suit with the rank number 1 to 13; ranks go round, so 0 is the king and 14 the ace (R9). */
export const cardOf = (suit: Suit, number: number): Card =>
  `${RANKS[(number + SUIT_LENGTH - 1) % SUIT_LENGTH]!}${suit}`;

/** The two cards that may lie on this one in a pile, the lower first: same suit, one down and one up, cyclic (R8, R9). */
export const neighbours = (card: Card): readonly [Card, Card] => {
  const suit = suitOf(card);
  const number = numberOf(card);
  return [cardOf(suit, number - 1), cardOf(suit, number + 1)];
};

/** Whether two cards are one rank apart, whatever their suits; king and ace are (R9). */
export const areAdjacent = (one: Card, other: Card): boolean => {
  const steps = Math.abs(numberOf(one) - numberOf(other));
  return steps === 1 || steps === SUIT_LENGTH - 1;
};

/** One deck, by suit and then by rank. */
export const DECK: readonly Card[] = SUITS.flatMap((suit) =>
  RANKS.map((rank): Card => `${rank}${suit}`),
);

export const isCard = (value: unknown): value is Card => DECK.includes(value as Card);
