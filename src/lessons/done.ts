import {
  countAt,
  isFoundation,
  outcome,
  placesOf,
  REDISTRIBUTION,
  topOf,
} from '../engine/index.ts';
import type {
  Action,
  Card,
  Foundation,
  Move,
  Pile,
  Place,
  Position,
  Rejection,
} from '../engine/index.ts';

/** What counts as a lesson done. */
export type Done =
  /** One of these cards leaves a pile, to lie on one of those cards, if any are named, and in that place, if one is. */
  | {
      readonly played: readonly Card[];
      readonly onto?: readonly Card[] | undefined;
      readonly to?: Place | undefined;
    }
  /** Something is refused, first of all for this reason: from any place to any other, or to the one that is named. */
  | { readonly refusal: Rejection['kind']; readonly to?: Place | undefined }
  /** A foundation holds at least so many cards, its base included. */
  | { readonly foundation: Foundation; readonly count: number }
  /** A pile shows this card. */
  | { readonly pile: Pile; readonly top: Card }
  | { readonly redistributed: true }
  /** The game is blocked (R24): seeing it once, where it can be taken back, is worth a lesson. */
  | { readonly blocked: true }
  | { readonly won: true };

/** What came of one thing tried: it was played, or it was refused and nothing changed. */
export type Tried =
  | { readonly action: Action; readonly before: Position; readonly after: Position }
  | { readonly rejections: readonly [Rejection, ...Rejection[]] };

/** Whether what was tried is what the lesson asks for. */
export const isDone = (done: Done, tried: Tried): boolean => {
  if ('rejections' in tried) {
    const [headline] = tried.rejections;
    return 'refusal' in done && headline.kind === done.refusal && isAt(headline, done.to);
  }
  const { action, before, after } = tried;
  if ('played' in done) return action !== REDISTRIBUTION && isPlayed(done, action, before);
  if ('foundation' in done) return countAt(after, done.foundation) >= done.count;
  if ('pile' in done) return topOf(after, done.pile) === done.top;
  if ('redistributed' in done) return action === REDISTRIBUTION;
  if ('blocked' in done) return outcome(after) === 'blocked';
  return 'won' in done && outcome(after) === 'won';
};

const isPlayed = (
  { played, onto, to: there }: Extract<Done, { readonly played: unknown }>,
  move: Move,
  before: Position,
): boolean => {
  const [from, to] = placesOf(move);
  const [card, under] = [topOf(before, from), topOf(before, to)];
  return (
    !isFoundation(from) &&
    played.some((one) => one === card) &&
    (!onto || onto.some((one) => one === under)) &&
    (!there || there === to)
  );
};

const isAt = (rejection: Rejection, to: Place | undefined): boolean =>
  to === undefined || ('to' in rejection && rejection.to === to);
