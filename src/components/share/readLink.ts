import { sentences } from '../../describe/index.ts';
import { live } from '#words/live.ts';
import { origin as originWords } from '#words/origin.ts';
import { share } from '#words/share.ts';
import type { Asked } from '../trainer/asked.ts';
import { nameOf, type Games, type Origin } from '../origin/origin.ts';
import { readOrigin } from '../origin/readOrigin.ts';
import { sayOriginError } from '../origin/sayOriginError.ts';
import type { SavedGames } from '../trainer/savedGames.ts';

/** What a query asks for, or why it can't be had, and whether a game of the visitor's own begins as this one does. */
export const readLink = (search: string, games: Games, saved: SavedGames): Asked => {
  const read = readOrigin(search, games);
  if (!read.ok) {
    const reason = sayOriginError(read.error, { ...live, origin: originWords });
    return { text: originWords.ofAddress(reason) };
  }
  // A page that is opened again as it was goes on as it was.
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isAgain = opened?.type === 'reload' || opened?.type === 'back_forward';
  return {
    origin: read.value,
    text: sentences(keptBeside(read.value, saved), isAgain ? '' : goneOn(read.value, saved)),
  };
};

/**
 * A game that comes with moves is kept under a name of its own, so that the visitor's game with the same beginning is not
 * written over; that it is there is told.
 */
export const keptBeside = (origin: Origin | undefined, saved: SavedGames): string | undefined => {
  if (!origin?.moves) return undefined;
  const own = saved[nameOf({ ...origin, moves: undefined })];
  return own && (own.played || own.undone) ? share.yoursIsKept : undefined;
};

/** A game that came, from a link or a text, and was played on goes on from there: the way back to what came is told. */
export const goneOn = (origin: Origin | undefined, saved: SavedGames): string => {
  if (!origin || (origin.kind === 'code' && !origin.moves)) return '';
  const kept = saved[nameOf(origin)];
  const isElsewhere = kept && kept.played !== (origin.moves ?? []).join(' ');
  return isElsewhere ? share.goneOn : '';
};
