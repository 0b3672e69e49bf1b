import { parseMove, parsePosition } from '../engine/index.ts';
import type { Action, Position, PositionError, Result, Step } from '../engine/index.ts';
import type { Done } from './done.ts';
import { follow, type FollowError } from './follow.ts';

/** A lesson without its words: a board, what to do on it, one way to do it, and the rule that it is about. */
export interface Lesson {
  /** The anchor of the rule on the rules page, `r1` to `r32`. */
  readonly rule: `r${number}`;
  readonly position: Position;
  readonly done: Done;
  /** What to try, from the lesson's board to its being done; a lesson about a refusal ends with it. */
  readonly solution: readonly Action[];
}

/** A lesson as it is written, the shape of each field known and nothing of what it says. */
export interface LessonJson {
  readonly rule: string;
  readonly position: unknown;
  readonly done: Done;
  readonly solution: readonly string[];
}

/** What is wrong with a lesson, and in which of its fields. */
export type LessonError =
  | { readonly field: 'rule'; readonly fault: { readonly kind: 'no-such-rule' } }
  | { readonly field: 'position'; readonly fault: PositionError }
  | { readonly field: 'solution'; readonly fault: UnreadableEntry | FollowError };

/** The entry `at` (from 1) of a solution is not in the notation of records. */
interface UnreadableEntry {
  readonly kind: 'unreadable';
  readonly at: number;
  readonly text: string;
}

/** The rules page has anchors from `r1` to this one. */
const LAST_RULE = 32;

const isRule = (rule: string): rule is `r${number}` =>
  /^r[1-9]\d?$/.test(rule) && Number(rule.slice(1)) <= LAST_RULE;

/**
 * Reads a lesson and replays it. Fails with the first fault: a rule that does not exist, a board that is not two decks, a
 * solution that can't be read, breaks a rule, or does not get done what it should, at its last entry and not before.
 */
export const parseLesson = (text: LessonJson): Result<Lesson, LessonError> => {
  const { rule, done } = text;
  if (!isRule(rule)) return failed({ field: 'rule', fault: { kind: 'no-such-rule' } });
  const position = parsePosition(text.position);
  if (!position.ok) return failed({ field: 'position', fault: position.error });
  const solution: Action[] = [];
  for (const [index, entry] of text.solution.entries()) {
    const action = parseMove(entry);
    if (!action.ok)
      return failed({
        field: 'solution',
        fault: { kind: 'unreadable', at: index + 1, text: entry },
      });
    solution.push(action.value);
  }
  const lesson: Lesson = { rule, position: position.value, done, solution };
  const steps = follow(lesson.position, done, solution);
  return steps.ok ? { ok: true, value: lesson } : failed({ field: 'solution', fault: steps.error });
};

const failed = (error: LessonError) => ({ ok: false, error }) as const;

/** The solution as steps. Throws on a lesson that does not come from `parseLesson`. */
export const stepsOf = ({ position, done, solution }: Lesson): readonly Step[] => {
  const steps = follow(position, done, solution);
  if (!steps.ok) throw new Error(`The lesson's solution fails: ${JSON.stringify(steps.error)}`);
  return steps.value;
};

/**
 * What to try next on a board that was reached by trying these things: the first of the solution that is still to be
 * tried, or `undefined` if what remains of it does not get the lesson done from there.
 */
export const nextToTry = (
  { done, solution }: Pick<Lesson, 'done' | 'solution'>,
  tried: readonly Action[],
  board: Position,
): Action | undefined => {
  const left = [...solution];
  for (const action of tried) {
    const at = left.indexOf(action);
    if (at >= 0) left.splice(at, 1);
  }
  return follow(board, done, left).ok ? left[0] : undefined;
};
