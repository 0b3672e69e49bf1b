import { unfold, type Step } from '../../engine/index.ts';
import { recordOf } from '../board/game.ts';

/** The game that prose means when it names none. */
export const WON_GAME = 'partita-vinta';

export type MoveStep = Extract<Step, { kind: 'move' }>;

/** The move `n` of a game. Throws if the game does not exist or has no such move, saying which it has. */
export const moveOf = async (game: string, n: number): Promise<MoveStep> => {
  const moves = (await stepsOf(game)).filter((step) => step.kind === 'move');
  const move = moves[n - 1];
  if (!move) throw new Error(`${game} has no move ${n} (from 1 to ${moves.length})`);
  return move;
};

/** After how many moves each redistribution of a game comes. Throws if the game does not exist. */
export const redistributionsOf = async (game: string): Promise<number[]> => {
  let moves = 0;
  return (await stepsOf(game)).flatMap(({ kind }) => {
    if (kind === 'redistribution') return [moves];
    moves++;
    return [];
  });
};

const stepsOf = async (game: string): Promise<readonly Step[]> => {
  const steps = unfold(await recordOf(game));
  if (!steps.ok) throw new Error(`${game}: entry ${steps.error.at} of moves is illegal`);
  return steps.value;
};
