import { getEntry } from 'astro:content';

import { replay, type GameRecord, type Moment, type Position } from '../../engine/index.ts';

/** The record of a game of the site. Throws where it is asked for if there is none of that name. */
export const recordOf = async (game: string): Promise<GameRecord> => {
  const entry = await getEntry('games', game);
  if (!entry) throw new Error(`there is no game «${game}» in content/games`);
  return entry.data;
};

/** The board at a moment of a game. Throws if the game does not exist or does not reach it. */
export const positionAt = async (game: string, moment: Moment): Promise<Position> => {
  const position = replay(await recordOf(game), moment);
  if (position.ok) return position.value;
  const { error } = position;
  const limits = error.kind === 'out-of-range' ? ` (from ${error.least} to ${error.most})` : '';
  throw new Error(`${game} has no moment ${JSON.stringify(moment)}: ${error.kind}${limits}`);
};
