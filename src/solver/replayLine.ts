import {
  isFoundation,
  isWon,
  judge,
  placesOf,
  play,
  redistribute,
  REDISTRIBUTION,
  type Action,
  type Position,
} from '../engine/index.ts';
import type { SolverRules } from './layout.ts';

/** Whether the engine accepts every action of a line from a position, by the rules that hold, and the line ends in a win. */
export const winsByTheRules = (
  start: Position,
  line: readonly Action[],
  rules: SolverRules,
): boolean => {
  let position = start;
  for (const action of line) {
    if (!isAccepted(position, action, rules)) return false;
    position = play(position, action);
  }
  return isWon(position);
};

const isAccepted = (
  position: Position,
  action: Action,
  { limit, passes }: SolverRules,
): boolean => {
  if (action === REDISTRIBUTION) return redistribute(position).ok;
  if (!passes && placesOf(action).every(isFoundation)) return false;
  const verdict = judge(position, action);
  return verdict.ok || (!limit && verdict.rejections.every(({ kind }) => kind === 'pile-full'));
};
