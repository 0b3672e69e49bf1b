import { fail, isPlace, succeed } from '../../engine/index.ts';
import type { Card, Place, Result } from '../../engine/index.ts';
import type { Vocabulary } from '../../words/vocabulary.ts';
import type { Intent } from './intent.ts';
import { quote, typedText } from './quote.ts';

/** What is wrong with a typed command. */
export type CommandError =
  | { readonly kind: 'empty' }
  | { readonly kind: 'unreadable'; readonly text: string }
  /** A number that no pile has. */
  | { readonly kind: 'no-such-pile'; readonly text: string }
  /** «m» with no place after it. */
  | { readonly kind: 'place-missing' }
  /** «c» with no card after it that can be made out. */
  | { readonly kind: 'card-missing' };

type Reading = Result<Intent, CommandError>;

/**
 * Reads what is typed in the trainer's field, in the words of the page's language: `10 14`, `10 f`, `q- q+`, `r`, `u`,
 * `m 10`, `c re picche`, `?`. Says nothing of whether it can be done. Fails with what is wrong.
 */
export const parseCommand = (text: string, vocabulary: Vocabulary): Reading => {
  const typed = typedText(text);
  const tokens = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Dash}/gu, '-')
    .replace(/(\d) ?-+/g, '$1 ')
    .replace(/[>→,;.:’'"«»“”]|\b\?/g, ' ')
    .split(' ')
    .filter(Boolean);
  const [first, ...rest] = tokens;
  if (first === undefined) return fail({ kind: 'empty' });
  const verb = vocabulary.verbs.get(first);
  if (verb === 'ask-card') return readCard(rest, vocabulary);
  const objects = objectsOf(rest, vocabulary);
  if (verb === 'ask-destinations') return readDestinations(objects, typed, vocabulary);
  // «l» alone lets go of a card; in «l’8 sul 9» it is an article.
  return verb && objects.length === 0
    ? succeed({ kind: verb })
    : readMove(objectsOf(tokens, vocabulary), typed, vocabulary);
};

/**
 * The words that say something, those of a foundation's name made one: «fondazione ascendente di picche» is «picche+», and
 * so is “ascending spade foundation” «spade+», where the noun comes last.
 */
const objectsOf = (tokens: readonly string[], vocabulary: Vocabulary): string[] => {
  const objects: string[] = [];
  let hasNoun = false;
  let wantsNoun = false;
  for (const token of tokens) {
    if (vocabulary.fillers.has(token)) continue;
    const endsName = wantsNoun && token.length > 1 && vocabulary.foundation.has(token);
    wantsNoun = false;
    if (endsName) continue;
    const last = objects.at(-1) ?? '';
    const direction = vocabulary.directions.get(last);
    const followsNoun = vocabulary.directions.has(token) && vocabulary.foundation.has(last);
    if (direction ?? followsNoun) objects.pop();
    objects.push(token + (direction ?? ''));
    wantsNoun = direction !== undefined && !hasNoun;
    hasNoun = followsNoun;
  }
  return objects;
};

const unreadable = (text: string): Reading => fail({ kind: 'unreadable', text: quote(text) });

/** One place is asked about; two are a move; a place and «f» go to the foundation that accepts the card. */
const readMove = (tokens: readonly string[], text: string, vocabulary: Vocabulary): Reading => {
  const [first, second, ...rest] = tokens;
  if (first === undefined || rest.length > 0) return unreadable(text);
  const from = placeOf(first, vocabulary);
  if (!from) return notAPlace(first, text);
  if (second === undefined) return succeed({ kind: 'ask-place', place: from });
  if (vocabulary.foundation.has(second)) return succeed({ kind: 'to-foundation', from });
  const to = placeOf(second, vocabulary);
  return to ? succeed({ kind: 'move', from, to }) : notAPlace(second, text);
};

const readDestinations = (
  [first, ...rest]: readonly string[],
  text: string,
  vocabulary: Vocabulary,
): Reading => {
  if (first === undefined) return fail({ kind: 'place-missing' });
  if (rest.length > 0) return unreadable(text);
  const place = placeOf(first, vocabulary);
  return place ? succeed({ kind: 'ask-destinations', place }) : notAPlace(first, text);
};

const notAPlace = (token: string, text: string): Reading =>
  /^\d+$/.test(token) ? fail({ kind: 'no-such-pile', text: quote(token) }) : unreadable(text);

const placeOf = (token: string, vocabulary: Vocabulary): Place | undefined => {
  const number = token.replace(/^0+(?=\d)/, '');
  if (isPlace(number) && /^\d/.test(number)) return number;
  const [, suit = '', direction] = /^(\D+)([+-])$/.exec(token) ?? [];
  const named = vocabulary.suits.get(suit);
  return named && direction ? (`${named}${direction}` as Place) : undefined;
};

/** A card in words or letters: «l’asso di picche», «re picche», «rp», «10 c». */
const readCard = (tokens: readonly string[], vocabulary: Vocabulary): Reading => {
  const words = tokens
    .filter((token) => vocabulary.ranks.has(token) || !vocabulary.fillers.has(token))
    .join('');
  for (const [name, rank] of vocabulary.ranks) {
    const suit = words.startsWith(name) && vocabulary.suits.get(words.slice(name.length));
    if (suit) return succeed({ kind: 'ask-card', card: `${rank}${suit}` satisfies Card });
  }
  return fail({ kind: 'card-missing' });
};
