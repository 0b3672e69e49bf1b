import type { DrillWords } from '#words/drill.ts';
import type { Drill, DrillState } from './drill.ts';

/** What every part of the drill's page is given. */
export interface Shown {
  readonly drill: Drill;
  readonly state: DrillState;
  readonly words: DrillWords;
}
