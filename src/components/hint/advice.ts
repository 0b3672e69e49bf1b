import type { RuleAnchor } from '../../describe/index.ts';
import type { Action, Position } from '../../engine/index.ts';

/** What the page asks of the worker: a hint from here, each time one step further. */
export type AdviceRequest = Position;

/** What the worker has to tell, once or more for each request. */
export interface Advice {
  readonly text: string;
  /** The rule that makes the move possible. */
  readonly anchor?: RuleAnchor | undefined;
}

/** A way to win, from the position that it was found in. */
export type Line = readonly Action[];

/** A look for a win gives up after these seconds; asked to go on, it has as many again. */
export const PATIENCE = 20;
