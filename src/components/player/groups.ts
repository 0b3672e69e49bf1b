import { REDISTRIBUTION } from '../../engine/index.ts';
import type { ShownStep } from './step.ts';

/** What is played from one redistribution to the next. */
export interface Group {
  /** The number of the redistribution that begins it; 0 before the first one. */
  readonly redistribution: number;
  /** The numbers of its moves. */
  readonly moves: readonly number[];
  /** The redistribution, if one begins it, and its moves; the deal is in none. */
  readonly steps: readonly ShownStep[];
}

/** The steps of a game, a new group at each redistribution; none is empty. */
export const groupsOf = (steps: readonly ShownStep[]): readonly Group[] => {
  const groups: ShownStep[][] = [[]];
  for (const step of steps) {
    if (step.action === REDISTRIBUTION) groups.push([]);
    if (step.action) groups.at(-1)!.push(step);
  }
  return groups
    .map((group, redistribution) => ({
      redistribution,
      moves: group.flatMap(({ action, played }) => (action === REDISTRIBUTION ? [] : [played])),
      steps: group,
    }))
    .filter((group) => group.steps.length > 0);
};
