import { CardTable } from './cardTable.ts';
import type { Layout } from './layout.ts';
import type { SolverMove } from './moves.ts';
import type { SuitTables } from './suitState.ts';

/** How many moves at a time are tried to be left out. */
const AT_A_TIME = 2;

/** A won line without the moves, alone or two together, that it is won without. */
export const shorten = (
  start: Uint8Array,
  line: readonly SolverMove[],
  layout: Layout,
  tables: SuitTables,
): SolverMove[] => {
  const table = new CardTable(start, layout, tables);
  let steps = table.stepsOf(line);
  /** The moves to leave out, those given among them, so that the rest still wins. */
  const more = (leftOut: readonly number[]): readonly number[] | undefined => {
    const failure = table.failureOf(steps, leftOut);
    if (failure < 0) return leftOut;
    if (leftOut.length === AT_A_TIME) return undefined;
    // Nothing that comes after the first step that can't be played would help.
    for (let next = leftOut.at(-1)! + 1; next <= failure && next < steps.length; next++) {
      const found = more([...leftOut, next]);
      if (found) return found;
    }
    return undefined;
  };
  for (let first = 0; first < steps.length; first++) {
    const found = more([first]);
    if (!found) continue;
    steps = steps.filter((_, index) => !found.includes(index));
    first = -1;
  }
  return table.lineOf(steps);
};
