import { rankOf, suitOf, type Card, type Rank, type Suit } from '../../engine/index.ts';

/** The article «il», or a preposition joined with it: «del», «al», «dal», «nel», «sul», each in the form its noun takes. */
export type Joined = 'il' | 'di' | 'a' | 'da' | 'in' | 'su';

/** Masculine, elided before a vowel (asso, 8), feminine (donna, pila, fondazione). */
const FORMS = {
  il: { il: 'il ', elided: 'l’', la: 'la ' },
  di: { il: 'del ', elided: 'dell’', la: 'della ' },
  a: { il: 'al ', elided: 'all’', la: 'alla ' },
  da: { il: 'dal ', elided: 'dall’', la: 'dalla ' },
  in: { il: 'nel ', elided: 'nell’', la: 'nella ' },
  su: { il: 'sul ', elided: 'sull’', la: 'sulla ' },
} as const;

type Form = keyof (typeof FORMS)['il'];

export const joined = (word: Joined, form: Form): string => FORMS[word][form];

/** Every form that `joined` puts before a noun, without its space or apostrophe: «il», «l», «la», «del»… */
export const joinedForms: readonly string[] = Object.values(FORMS).flatMap((forms) =>
  Object.values(forms).map((form) => form.replace(/\W/, '')),
);

const RANK_NAMES: Partial<Record<Rank, string>> = { A: 'asso', J: 'fante', Q: 'donna', K: 're' };

/** What is printed on a card: Italian cards say F, D and R for J, Q and K. */
const RANK_LETTERS: Partial<Record<Rank, string>> = { J: 'F', Q: 'D', K: 'R' };

const SUIT_NAMES: Record<Suit, string> = { S: 'picche', H: 'cuori', D: 'quadri', C: 'fiori' };

const formOf = (rank: Rank): Form =>
  rank === 'A' || rank === '8' ? 'elided' : rank === 'Q' ? 'la' : 'il';

const rankName = (rank: Rank): string => RANK_NAMES[rank] ?? rank;

/** «asso di picche» */
const name = (card: Card): string => `${rankName(rankOf(card))} di ${SUIT_NAMES[suitOf(card)]}`;

/** «l’asso», «sull’8», «alla donna»: for a card whose suit has been said. */
const withRank = (word: Joined, card: Card): string =>
  joined(word, formOf(rankOf(card))) + rankName(rankOf(card));

/** «l’asso di picche», «sull’8 di cuori», «alla donna di fiori» */
const withName = (word: Joined, card: Card): string =>
  `${withRank(word, card)} di ${SUIT_NAMES[suitOf(card)]}`;

export const card = {
  name,
  with: withName,
  withRank,
  /** «picche» */
  suit: (suit: Suit): string => SUIT_NAMES[suit],
  /** «asso», «8», «donna» */
  rank: rankName,
  /** «A», «8», «D»: what the drawn card shows. */
  letter: (rank: Rank): string => RANK_LETTERS[rank] ?? rank,
  /** «un asso di picche», «una donna di fiori» */
  a: (card: Card): string => `${formOf(rankOf(card)) === 'la' ? 'una' : 'un'} ${name(card)}`,
  /** «il 7 e il 9 di fiori»: two cards of one suit. */
  pair: ([low, high]: readonly [Card, Card]): string =>
    `${withRank('il', low)} e ${withName('il', high)}`,
};
