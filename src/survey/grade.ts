import type { SearchFinding } from './finding.ts';

/** How hard a deal is: 1 easy, 2 middling, 3 hard. */
export type Grade = 1 | 2 | 3;

export const GRADES: readonly Grade[] = [1, 2, 3];

/** What was found out of a deal with three redistributions and with two. */
export interface GradedBy {
  readonly three: SearchFinding;
  readonly two: SearchFinding;
}

/** How many states the beams keep that a search begins with; wider ones come after them. */
export const NARROW = 6;

/**
 * The measure, by the redistributions and the width that a win takes. Easy: the narrow beams find one with two
 * redistributions as well as with three. Middling: only with three. Hard: it takes wider beams. Undefined for a deal
 * without a known win.
 */
export const gradeOf = ({ three, two }: GradedBy): Grade | undefined => {
  if (isWonNarrowly(three)) return isWonNarrowly(two) ? 1 : 2;
  return three.outcome === 'won' || two.outcome === 'won' ? 3 : undefined;
};

const isWonNarrowly = ({ outcome, width }: SearchFinding): boolean =>
  outcome === 'won' && width! <= NARROW;

/** Whether a search found a win within so many states. */
export const isWonWithin = ({ outcome, searched }: SearchFinding, states: number): boolean =>
  outcome === 'won' && searched <= states;
