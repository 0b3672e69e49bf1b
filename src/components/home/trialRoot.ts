import type { Position } from '../../engine/index.ts';

/** What the first page hands over to its board. */
export interface TrialBoard {
  readonly position: Position;
  /** Where the same game goes on. */
  readonly playOn: string;
}

/** The id of the element that the board lives in. */
export const trialRoot = 'prova';

/** The board that the page hands over with that element, as the build has checked and written it. */
export const readTrial = (root: HTMLElement): TrialBoard =>
  JSON.parse(root.dataset.trial ?? '') as TrialBoard;
