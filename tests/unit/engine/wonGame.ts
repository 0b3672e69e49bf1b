import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  parseRecord,
  replay,
  type GameRecord,
  type Moment,
  type Position,
} from '../../../src/engine/index.ts';

/** The text of the shipped won game. */
export const wonGameText = readFileSync(
  join(import.meta.dirname, '../../../content/games/partita-vinta.json'),
  'utf8',
);

/** A fresh copy of what it holds, to be changed. */
export const wonGameJson = () => JSON.parse(wonGameText) as { deal: string[]; moves: string[] };

const read = parseRecord(wonGameText);
if (!read.ok) throw new Error(`The won game can't be read: ${JSON.stringify(read.error)}`);

/** The won game: 119 moves, and redistributions after moves 16, 56 and 100. */
export const wonGame: GameRecord = read.value;

/** The board at a moment of it. Throws if it has no such moment. */
export const wonBoard = (moment: Moment): Position => {
  const board = replay(wonGame, moment);
  if (!board.ok) throw new Error(`The won game has no such moment: ${JSON.stringify(moment)}`);
  return board.value;
};
