import { getCollection, getEntry } from 'astro:content';

import type { GameRecord, Moment, Position } from '../../engine/index.ts';
import { gameName } from '../../words/stepNames.ts';
import type { Games } from '../origin/origin.ts';
import { boardAt } from './moment.ts';

/** The record of a game of the site. Throws where it is asked for if there is none of that name. */
export const recordOf = async (game: string): Promise<GameRecord> => {
  const entry = await getEntry('games', game);
  if (!entry) throw new Error(`there is no game «${game}» in content/games`);
  return entry.data;
};

/** Every game of the site, for a script to play from. */
export const allGames = async (): Promise<Games> =>
  Object.fromEntries(
    (await getCollection('games')).map(({ id, data }) => [id, { ...data, address: gameName(id) }]),
  );

/** The board at a moment of a game. Throws if the game does not exist or does not reach it. */
export const positionAt = async (game: string, moment: Moment): Promise<Position> =>
  boardAt(await recordOf(game), moment);
