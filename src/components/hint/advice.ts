import type { RuleAnchor } from '../../describe/index.ts';
import type { Action, Position } from '../../engine/index.ts';

/** What the page has for the worker. */
export interface AdviceRequest {
  /** It asks for a hint from here, each time one step further, or only tells that the game has come here. */
  readonly kind: 'hint' | 'follow';
  readonly position: Position;
  /** Whether the player wants to be warned after a win has been lost. */
  readonly watches: boolean;
  /** Counts what the board has come to, so that what is told of another can be left out. */
  readonly turn: number;
}

/** What the worker has to tell, once or more for each request. */
export interface Advice {
  /** A hint is the answer to who asked; how things stand is there to be read; a warning is announced as well. */
  readonly kind: 'hint' | 'outlook' | 'warning';
  readonly text: string;
  /** The rule that makes the move of a hint possible. */
  readonly anchor?: RuleAnchor | undefined;
  /** Whether undoing leads back to where a win was known. */
  readonly canUndo?: boolean;
}

/** The same with the turn that it is about. */
export type AdviceInTurn = Advice & Pick<AdviceRequest, 'turn'>;

/** A way to win, from the position that it was found in. */
export type Line = readonly Action[];

/** A look for a win gives up after these seconds; asked to go on, it has as many again. */
export const PATIENCE = 20;

/** A look that nobody waits for gives up after these: after a move off a way to win, another is found at once or hardly. */
export const PATIENCE_ASIDE = 5;
