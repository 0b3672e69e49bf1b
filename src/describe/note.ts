import {
  countAt,
  isPlace,
  nextOn,
  pileAt,
  placesOf,
  rankOf,
  suitOf,
  topOf,
} from '../engine/index.ts';
import type { Card, Foundation, Place, Position, Result, Step } from '../engine/index.ts';
import type { Words } from '../words/it.ts';
import type { Joined } from '../words/it/card.ts';

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
  | { readonly number: number; readonly of: 'move' | 'redistribution' | 'moves' | 'cards' };

const TOKEN = /\{([^}]*)\}/g;
const SHAPE =
  /^(?:(?<word>il|di|a|da|in|su|un):)?(?<subject>[a-z]+)(?:\.(?<part>rank|suit|after))?(?:@(?<at>[\w+-]+))?$/i;
const SPAN = /^moves:(?<first>\d+)-(?<last>\d+)$/;

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
  const text = template.replace(TOKEN, (token, inner: string) => {
    const said = sayToken(inner, steps, step, words);
    if (said === undefined) unknown ??= token;
    return said ?? '';
  });
  return unknown
    ? { ok: false, error: { kind: 'unknown-token', token: unknown } }
    : { ok: true, value: text };
};

const sayToken = (
  inner: string,
  steps: readonly Step[],
  step: Step | undefined,
  words: NoteWords,
): string | undefined => {
  const span = SPAN.exec(inner)?.groups;
  if (span) return words.note.moves(Number(span.last) - Number(span.first));
  const groups = SHAPE.exec(inner)?.groups;
  if (!groups?.subject) return undefined;
  const thing = thingOf(groups.subject, groups.part, groups.at, steps, step);
  const word = groups.word?.toLowerCase() as Joined | 'un' | undefined;
  const said = thing && sayThing(thing, word, groups.part, words);
  return said && /^[A-Z]/.test(inner) ? said.charAt(0).toUpperCase() + said.slice(1) : said;
};

const sayThing = (
  thing: Thing,
  word: Joined | 'un' | undefined,
  part: string | undefined,
  words: NoteWords,
): string | undefined => {
  if ('card' in thing) {
    const { card } = thing;
    if (part === 'suit') return words.card.suit(suitOf(card));
    if (part === 'rank')
      return word && word !== 'un'
        ? words.card.withRank(word, card)
        : words.card.rank(rankOf(card));
    if (word === 'un') return words.card.a(card);
    return word ? words.card.with(word, card) : words.card.name(card);
  }
  if (word === 'un') return undefined;
  if ('place' in thing)
    return word ? words.place.with(word, thing.place) : words.place.name(thing.place);
  return thing.of === 'move' || thing.of === 'redistribution'
    ? words.note[thing.of](thing.number, word)
    : words.note[thing.of](thing.number);
};

const thingOf = (
  subject: string,
  part: string | undefined,
  at: string | undefined,
  steps: readonly Step[],
  step: Step | undefined,
): Thing | undefined => {
  const now = part === 'after' ? step?.after : (step?.before ?? steps[0]?.before);
  switch (subject.toLowerCase()) {
    case 'move':
    case 'redistribution': {
      const of = subject.toLowerCase() as 'move' | 'redistribution';
      const named = steps.find(({ kind, number }) => kind === of && number === Number(at));
      return named && { number: named.number, of };
    }
    case 'pile':
    case 'foundation':
      return isPlace(at) ? { place: at } : undefined;
    case 'top':
    case 'bottom':
    case 'count':
    case 'next':
      return now && at ? onBoard(subject.toLowerCase(), now, at.replace(/^pila-/, '')) : undefined;
    default: {
      const about = at
        ? steps.find(({ kind, number }) => kind === 'move' && number === Number(at))
        : step;
      return about?.kind === 'move' ? ofMove(subject.toLowerCase(), about) : undefined;
    }
  }
};

const onBoard = (subject: string, position: Position, at: string): Thing | undefined => {
  if (!isPlace(at)) return undefined;
  if (subject === 'count') return { number: countAt(position, at), of: 'cards' };
  const cards: Record<string, () => Card | undefined> = {
    top: () => topOf(position, at),
    bottom: () => pileAt(position, at)[0],
    next: () => nextOn(position, at as Foundation),
  };
  const card = cards[subject]?.();
  return card && { card };
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
