import type { Position } from '../../engine/index.ts';
import type { TrainerStart } from '../../words/paths.ts';

/** What the first page hands over to its board. */
export interface TrialBoard {
  readonly position: Position;
  /** Where the same game begins in the trainer. */
  readonly start: TrainerStart;
}

/** The id of the element that the board lives in. */
export const trialRoot = 'prova';

/** The board that the page hands over with that element, as the build has checked and written it. */
export const readTrial = (root: HTMLElement): TrialBoard =>
  JSON.parse(root.dataset.trial ?? '') as TrialBoard;
