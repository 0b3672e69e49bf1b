import type { Position } from '../engine/index.ts';
import { createSearch, type SearchOptions, type SearchProgress } from './search.ts';

/** How many states are searched between two looks at the clock: some hundredths of a second. */
const SLICE = 20_000;

export interface SolveOptions extends SearchOptions {
  /** The search gives up after these seconds, */
  readonly seconds?: number;
  /** or after about so many states; without either it goes on until there is a result. */
  readonly states?: number;
  /** A clock in milliseconds; that of the platform if not given. */
  readonly clock?: () => number;
}

/** A result, or `searching` if the search gave up: that is no proof that there is no win. */
export const solve = (
  position: Position,
  {
    seconds = Infinity,
    states = Infinity,
    clock = () => performance.now(),
    ...options
  }: SolveOptions = {},
): SearchProgress => {
  const search = createSearch(position, options);
  const end = clock() + seconds * 1000;
  let progress = search.step(Math.min(SLICE, states));
  while (progress.kind === 'searching' && progress.states < states && clock() < end)
    progress = search.step(Math.min(SLICE, states - progress.states));
  return progress;
};
