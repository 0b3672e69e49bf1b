import {
  isFoundation,
  isWon,
  legalMoves,
  placesOf,
  play,
  REDISTRIBUTION,
  type Action,
  type Move,
  type Position,
} from '../engine/index.ts';
import type { Random } from '../solver/index.ts';
import { isPlay } from './lineFacts.ts';

/** After so many moves in a row of which none brought a card from a pile to a foundation, a player redistributes. */
const RANDOM_PATIENCE = 100;
const SIMPLE_PATIENCE = 20;

/** The line of a game played to its end by a player; its last position is won, or has nothing more to offer them. */
export type Player = (start: Position, random: Random) => Action[];

/** Any legal move, passes between foundations included, each as likely as any other. */
const anyMove = (position: Position): readonly Move[] => legalMoves(position);

/** A card to a foundation if one can go, otherwise a card from a pile to another; never a pass. */
const simpleMove = (position: Position): readonly Move[] => {
  const moves = legalMoves(position).filter((move) => !isFoundation(placesOf(move)[0]));
  const plays = moves.filter(isPlay);
  return plays.length > 0 ? plays : moves;
};

/** Chooses among moves at random; redistributes after so many moves that played nothing, or when there is none. */
const player =
  (choices: (position: Position) => readonly Move[], patience: number): Player =>
  (start, random) => {
    const line: Action[] = [];
    let position = start;
    let idle = 0;
    while (!isWon(position)) {
      const moves = choices(position);
      const move = moves[Math.floor(random() * moves.length)];
      const isOver = !move || (idle >= patience && !isPlay(move));
      if (isOver && position.redistributionsLeft === 0) break;
      const action = isOver ? REDISTRIBUTION : move;
      idle = isOver || isPlay(move) ? 0 : idle + 1;
      line.push(action);
      position = play(position, action);
    }
    return line;
  };

export const PLAYERS = {
  /** Plays anything. */
  random: player(anyMove, RANDOM_PATIENCE),
  /** Plays to the foundations, and redistributes as soon as nothing goes there. */
  hasty: player(simpleMove, 0),
  /** Plays to the foundations, and moves cards about for a while before redistributing. */
  simple: player(simpleMove, SIMPLE_PATIENCE),
} satisfies Record<string, Player>;
