import {
  countAt,
  isFoundation,
  isPlace,
  nextOn,
  pileAt,
  placesOf,
  rankOf,
  suitOf,
  topOf,
} from '../engine/index.ts';
import type { Card, Place, Position, Result, Step } from '../engine/index.ts';
import type { Words } from '../words/it.ts';
import type { Joined } from '#words/card.ts';

type NoteWords = Pick<Words, 'card' | 'place' | 'note'>;

/** A note's template names something that the game does not have at that moment. */
export interface NoteError {
  readonly kind: 'unknown-token';
  readonly token: string;
}

/** What a token stands for, before it is put in words. */
type Thing =
  | { readonly card: Card }
  | { readonly place: Place }
  | { readonly number: number; readonly of: 'move' | 'redistribution' | 'cards' };

/** What comes before a thing's name: nothing, «un», or «il» and what it joins with. */
type Article = Joined | 'un' | undefined;

/**
 * A token, or a brace that opens or closes none and so means nothing. In a token there are no braces but at its ends, so what
 * looks for both finds all of it.
 */
const TOKEN = /\{[^{}]*\}|[{}]/g;
const SHAPE =
  /\{(?:(?<word>il|di|a|da|in|su|un):)?(?<subject>[a-z]+)(?:\.(?<part>rank|suit|after))?(?:@(?<at>[\w+-]+))?\}/i;
const SPAN = /\{moves:(?<first>\d+)-(?<last>\d+)\}/;

/**
 * Fills a note's template from the game that it is about, so that prose can't disagree with the record. A token names a
 * thing, with an optional article or joined preposition before it and an optional place or move after it:
 * `{il:card}`, `{su:onto}`, `{da:from}`, `{Il:uncovered}`, `{card.rank}`, `{il:card@13}`, `{a:move@13}`,
 * `{a:redistribution@1}`, `{il:top@pila-9}`, `{il:bottom@pila-9}`, `{top.after@pila-1}`, `{il:next@S+}`, `{a:pile@9}`,
 * `{foundation@S+}`, `{count@pila-9}`, `{moves:10-14}`. `step` is the step that the note is about, `undefined` for the deal.
 * Fails with the first token that means nothing there.
 */
export const fillNote = (
  template: string,
  steps: readonly Step[],
  step: Step | undefined,
  words: NoteWords,
): Result<string, NoteError> => {
  let unknown: string | undefined;
  const text = template.replace(TOKEN, (token) => {
    const said = sayToken(token, steps, step, words);
    if (said === undefined) unknown ??= token;
    return said ?? token;
  });
  return unknown
    ? { ok: false, error: { kind: 'unknown-token', token: unknown } }
    : { ok: true, value: text };
};

const sayToken = (
  token: string,
  steps: readonly Step[],
  step: Step | undefined,
  words: NoteWords,
): string | undefined => {
  const span = SPAN.exec(token)?.groups;
  if (span) return saySpan(moveAt(steps, span.first), moveAt(steps, span.last), words);
  const groups = SHAPE.exec(token)?.groups;
  if (!groups?.subject) return undefined;
  const part = groups.part?.toLowerCase();
  const thing = thingOf(groups.subject.toLowerCase(), part, groups.at, steps, step);
  const said = thing && sayThing(thing, groups.word?.toLowerCase() as Article, part, words);
  return said && /\{[A-Z]/.test(token) ? said.charAt(0).toUpperCase() + said.slice(1) : said;
};

const saySpan = (
  first: Step | undefined,
  last: Step | undefined,
  words: NoteWords,
): string | undefined =>
  first && last && first.number < last.number
    ? words.note.moves(last.number - first.number)
    : undefined;

/** A thing in words; an article or a part that it can't take makes the token mean nothing. */
const sayThing = (
  thing: Thing,
  word: Article,
  part: string | undefined,
  words: NoteWords,
): string | undefined => {
  if ('card' in thing) return sayCard(thing.card, word, part, words);
  if (word === 'un' || part === 'rank' || part === 'suit') return undefined;
  if ('place' in thing)
    return word ? words.place.with(word, thing.place) : words.place.name(thing.place);
  if (thing.of !== 'cards') return words.note[thing.of](thing.number, word);
  return word ? undefined : words.note.cards(thing.number);
};

const sayCard = (
  card: Card,
  word: Article,
  part: string | undefined,
  words: NoteWords,
): string | undefined => {
  if (part === 'suit') return word ? undefined : words.card.suit(suitOf(card));
  if (part === 'rank') {
    if (word === 'un') return undefined;
    return word ? words.card.withRank(word, card) : words.card.rank(rankOf(card));
  }
  if (word === 'un') return words.card.a(card);
  return word ? words.card.with(word, card) : words.card.name(card);
};

const moveAt = (steps: readonly Step[], at: string | undefined) =>
  steps.find((step) => step.kind === 'move' && `${step.number}` === at);

const thingOf = (
  subject: string,
  part: string | undefined,
  at: string | undefined,
  steps: readonly Step[],
  step: Step | undefined,
): Thing | undefined => {
  if (subject === 'top' || subject === 'bottom' || subject === 'count' || subject === 'next') {
    const now = part === 'after' ? step?.after : (step?.before ?? steps[0]?.before);
    return now && onBoard(subject, now, at?.replace(/^pila-(?=\d)/, ''));
  }
  if (part === 'after') return undefined;
  if (subject === 'move' || subject === 'redistribution') {
    const named = steps.find(({ kind, number }) => kind === subject && `${number}` === at);
    return named && { number: named.number, of: subject };
  }
  if (subject === 'pile' || subject === 'foundation')
    return isPlace(at) && isFoundation(at) === (subject === 'foundation')
      ? { place: at }
      : undefined;
  const about = at ? moveAt(steps, at) : step;
  return about?.kind === 'move' ? ofMove(subject, about) : undefined;
};

const onBoard = (
  subject: 'top' | 'bottom' | 'count' | 'next',
  position: Position,
  at: string | undefined,
): Thing | undefined => {
  if (!isPlace(at)) return undefined;
  if (subject === 'count') return { number: countAt(position, at), of: 'cards' };
  const card =
    subject === 'top'
      ? topOf(position, at)
      : isFoundation(at)
        ? subject === 'next' && nextOn(position, at)
        : subject === 'bottom' && pileAt(position, at)[0];
  return card ? { card } : undefined;
};

const ofMove = (
  subject: string,
  { move, before, after }: Extract<Step, { kind: 'move' }>,
): Thing | undefined => {
  const [from, to] = placesOf(move);
  const cards: Record<string, Card | undefined> = {
    card: topOf(before, from),
    onto: topOf(before, to),
    uncovered: topOf(after, from),
  };
  const card = cards[subject];
  if (card) return { card };
  return subject === 'from' ? { place: from } : subject === 'to' ? { place: to } : undefined;
};
