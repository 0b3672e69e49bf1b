import { countAt, REDISTRIBUTION, outcome, topOf } from '../engine/index.ts';
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
  /** Any of these moves is played. */
  | { readonly moves: readonly Move[] }
  /** Something is refused for this reason: from any place to any other, or to the one that is named. */
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
  | { readonly action: Action; readonly after: Position }
  | { readonly rejections: readonly Rejection[] };

/** Whether what was tried is what the lesson asks for. */
export const isDone = (done: Done, tried: Tried): boolean => {
  if ('rejections' in tried)
    return (
      'refusal' in done &&
      tried.rejections.some(
        (rejection) => rejection.kind === done.refusal && isAt(rejection, done.to),
      )
    );
  const { action, after } = tried;
  if ('moves' in done) return action !== REDISTRIBUTION && done.moves.includes(action);
  if ('foundation' in done) return countAt(after, done.foundation) >= done.count;
  if ('pile' in done) return topOf(after, done.pile) === done.top;
  if ('redistributed' in done) return action === REDISTRIBUTION;
  if ('blocked' in done) return outcome(after) === 'blocked';
  return 'won' in done && outcome(after) === 'won';
};

const isAt = (rejection: Rejection, to: Place | undefined): boolean =>
  to === undefined || ('to' in rejection && rejection.to === to);
