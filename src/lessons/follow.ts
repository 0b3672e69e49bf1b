import { judge, redistribute, REDISTRIBUTION } from '../engine/index.ts';
import type { Action, Position, Rejection, Result, Step } from '../engine/index.ts';
import { isDone, type Done } from './done.ts';

/** Why a way through a lesson does not hold. Entries count from 1. */
export type FollowError =
  /** The entry breaks a rule, and no refusal is what the lesson asks for there. */
  | {
      readonly kind: 'illegal';
      readonly at: number;
      readonly action: Action;
      readonly rejections: readonly Rejection[];
    }
  /** The lesson is done at this entry, and more follow. */
  | { readonly kind: 'done-early'; readonly at: number }
  | { readonly kind: 'not-done' };

/**
 * Tries each entry from a position on, until the lesson is done with the last. Returns them as steps; the board is the
 * same on both sides of one that is refused, which only the last may be. Fails where the way does not lead to `done`.
 */
export const follow = (
  start: Position,
  done: Done,
  entries: readonly Action[],
): Result<readonly Step[], FollowError> => {
  const steps: Step[] = [];
  const numbers = { move: 0, redistribution: 0 };
  let before = start;
  for (const [index, action] of entries.entries()) {
    const at = index + 1;
    const isLast = at === entries.length;
    const verdict = action === REDISTRIBUTION ? redistribute(before) : judge(before, action);
    const after = verdict.ok ? verdict.next : before;
    const isNow = isDone(
      done,
      verdict.ok ? { action, before, after } : { rejections: verdict.rejections },
    );
    if (!verdict.ok && !isNow)
      return failed({ kind: 'illegal', at, action, rejections: verdict.rejections });
    if (isNow && !isLast) return failed({ kind: 'done-early', at });
    if (isLast && !isNow) break;
    steps.push(
      action === REDISTRIBUTION
        ? { kind: 'redistribution', number: ++numbers.redistribution, before, after }
        : { kind: 'move', number: ++numbers.move, move: action, before, after },
    );
    if (isLast) return { ok: true, value: steps };
    before = after;
  }
  return failed({ kind: 'not-done' });
};

const failed = (error: FollowError) => ({ ok: false, error }) as const;
