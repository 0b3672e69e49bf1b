import type { Rejection } from '../../engine/index.ts';
import type { Subject } from '../../words/drill.ts';
import type { Sight } from './sight.ts';
import type { Style } from './walk.ts';

/** How the judge answers a move: that it is legal, or the rule that is its headline. */
export type Ruling = 'legal' | Rejection['kind'];

/**
 * A kind of question. `fits` picks, among the moves of a position, those that make a good one, such as a refused move
 * that is nearly right; whether a move can be made is for the judge alone to say, and has to agree with `ruling`.
 */
export interface Case {
  readonly subject: Subject;
  readonly ruling: Ruling;
  readonly fits: (sight: Sight) => boolean;
  /** The games where it comes up. */
  readonly style: Style;
}
