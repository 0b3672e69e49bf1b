import type { Games, Origin } from '../origin/origin.ts';
import { plainOrigin } from '../origin/plainOrigin.ts';
import type { SavedGames } from './savedGames.ts';
import { loadSharing } from './sharing.ts';

/** The game that a query asks for, if any, and what there is to tell of it, or of why there is none. */
export interface Asked {
  readonly origin?: Origin | undefined;
  readonly text: string;
}

/**
 * What a query asks for. A plain one is known at once, as most are; what reads any other is loaded first. Rejects where it
 * can't be had.
 */
export const askedBy = (
  search: string,
  games: Games,
  saved: SavedGames,
): Asked | Promise<Asked> => {
  const origin = plainOrigin(search, games);
  if (origin || !search) return { origin, text: '' };
  return loadSharing().then(({ readLink }) => readLink(search, games, saved));
};
