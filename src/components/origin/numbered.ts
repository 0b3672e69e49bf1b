import { REDISTRIBUTION } from '../../engine/index.ts';

/** What is wrong with an entry of what was played, with its number as a player counts: redistributions apart (R21). */
export type Numbered<Error extends { readonly at: number }> = Error & {
  readonly of: 'move' | 'redistribution';
  readonly number: number;
};

/** The same error with the number of its entry among those written; one that can't be read counts as a move. */
export const numbered = <Error extends { readonly at: number }>(
  error: Error,
  entries: readonly string[],
): Numbered<Error> => {
  const kinds = entries
    .slice(0, error.at)
    .map((entry) => (entry.trim().toUpperCase() === REDISTRIBUTION ? 'redistribution' : 'move'));
  const of = kinds.at(-1) ?? 'move';
  return { ...error, of, number: kinds.filter((kind) => kind === of).length };
};
