import type { Grade } from './grade.ts';

/** The table of the surveyed deals that are known to be winnable: a character for each deal, in the order of the survey. */
export interface WinnableTable {
  /** `1`, `2` or `3` by the grade of the deal; `-` where no win is known. */
  readonly grades: string;
}

const UNKNOWN = '-';

/** The table of so many deals, by the grade of each. */
export const winnableTable = (grades: readonly (Grade | undefined)[]): WinnableTable => ({
  grades: grades.map((grade) => grade ?? UNKNOWN).join(''),
});
