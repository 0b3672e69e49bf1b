import type { SearchFinding } from './finding.ts';
import { GRADING_STATES } from './studies.ts';

/** How hard a deal is: 1 easy, 2 middling, 3 hard. */
export type Grade = 1 | 2 | 3;

export const GRADES: readonly Grade[] = [1, 2, 3];

/** What was found out of a deal with three redistributions, with two and with one. */
export interface GradedBy {
  readonly three: SearchFinding;
  readonly two: SearchFinding;
  readonly one: SearchFinding;
}

/**
 * The width up to which a win with two redistributions is middling: the first beams of the search, each six states wide,
 * found it.
 */
export const NARROW = 6;

/**
 * The measure: a deal is easy if a win with one redistribution or none was found within 250,000 states; middling if one
 * with two was found by the narrow beams that come first; otherwise hard. Undefined for a deal without a known win.
 */
export const gradeOf = ({ three, two, one }: GradedBy): Grade | undefined => {
  if (isWonWithin(one, GRADING_STATES)) return 1;
  if (isWonWithin(two, GRADING_STATES) && two.width! <= NARROW) return 2;
  const isKnown = [three, two, one].some(({ outcome }) => outcome === 'won');
  return isKnown ? 3 : undefined;
};

/** Whether a search found a win within so many states. */
export const isWonWithin = ({ outcome, searched }: SearchFinding, states: number): boolean =>
  outcome === 'won' && searched <= states;
