import { history } from '../../engine/index.ts';
import type { Action, History, Place, Position } from '../../engine/index.ts';

/** One thing played and not taken back, with the board on both sides of it. */
export interface PlayedStep {
  readonly action: Action;
  readonly before: Position;
  readonly after: Position;
}

/** A game in play: what can be taken back, what has been played, and the place whose card is chosen. */
export interface Session {
  readonly history: History;
  /** Everything played since the start, redistributions included: what the list of moves shows. */
  readonly steps: readonly PlayedStep[];
  readonly selected: Place | undefined;
}

/** A session that begins at a position. */
export const open = (position: Position): Session => ({
  history: history.begin(position),
  steps: [],
  selected: undefined,
});
