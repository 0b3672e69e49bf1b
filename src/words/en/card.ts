import { rankOf, suitOf, type Card, type Rank, type Suit } from '../../engine/index.ts';
import type { card as it, Joined } from '../it/card.ts';

export type { Joined } from '../it/card.ts';

/** What comes before a noun with no article: nothing, or a preposition. English joins neither with an article. */
const PREPOSITIONS: Record<Joined, string> = {
  il: '',
  di: 'of ',
  a: 'to ',
  da: 'from ',
  in: 'in ',
  su: 'on ',
};

/** The preposition alone, for what has no article: “from ” pile 10. */
export const preposition = (word: Joined): string => PREPOSITIONS[word];

/** “the ”, “of the ”, “to the ”, “from the ”, “in the ”, “on the ” */
export const joined = (word: Joined): string => `${preposition(word)}the `;

/** Every word that `joined` puts before a noun. */
export const joinedForms: readonly string[] = ['the', 'of', 'to', 'from', 'in', 'on'];

const RANK_NAMES: Partial<Record<Rank, string>> = { A: 'ace', J: 'jack', Q: 'queen', K: 'king' };

const SUIT_NAMES: Record<Suit, string> = { S: 'spade', H: 'heart', D: 'diamond', C: 'club' };

/** “spade”: a suit before a noun, as in “spade foundation”. */
export const suitBefore = (suit: Suit): string => SUIT_NAMES[suit];

const suitName = (suit: Suit): string => `${SUIT_NAMES[suit]}s`;

const rankName = (rank: Rank): string => RANK_NAMES[rank] ?? rank;

/** “ace of spades” */
const name = (card: Card): string => `${rankName(rankOf(card))} of ${suitName(suitOf(card))}`;

/** “the ace”, “on the 8”, “to the queen”: for a card whose suit has been said. */
const withRank = (word: Joined, card: Card): string => joined(word) + rankName(rankOf(card));

/** “the ace of spades”, “on the 8 of hearts”, “to the queen of clubs” */
const withName = (word: Joined, card: Card): string => joined(word) + name(card);

export const card = {
  name,
  with: withName,
  withRank,
  /** “spades” */
  suit: suitName,
  /** “ace”, “8”, “queen” */
  rank: rankName,
  /** “A”, “8”, “Q”: what the drawn card shows. */
  letter: (rank: Rank): string => rank,
  /** “an ace of spades”, “an 8 of hearts”, “a queen of clubs” */
  a: (card: Card): string => `${/^[A8]/.test(card) ? 'an' : 'a'} ${name(card)}`,
  /** “the 7 and the 9 of clubs”: two cards of one suit. */
  pair: ([low, high]: readonly [Card, Card]): string =>
    `${withRank('il', low)} and ${withName('il', high)}`,
} satisfies typeof it;
