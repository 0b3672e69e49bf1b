import { getEntry } from 'astro:content';

import type { GameRecord, Moment, Position } from '../../engine/index.ts';
import { boardAt } from './moment.ts';

/** The record of a game of the site. Throws where it is asked for if there is none of that name. */
export const recordOf = async (game: string): Promise<GameRecord> => {
  const entry = await getEntry('games', game);
  if (!entry) throw new Error(`there is no game «${game}» in content/games`);
  return entry.data;
};

/** The board at a moment of a game. Throws if the game does not exist or does not reach it. */
export const positionAt = async (game: string, moment: Moment): Promise<Position> =>
  boardAt(await recordOf(game), moment);
