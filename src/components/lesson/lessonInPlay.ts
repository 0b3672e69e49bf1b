import type { Action, Position } from '../../engine/index.ts';
import type { Done } from '../../lessons/done.ts';

/** What a lesson's page hands over to its script. */
export interface LessonInPlay {
  readonly slug: string;
  readonly position: Position;
  readonly done: Done;
  readonly solution: readonly Action[];
  /** The first two hints. */
  readonly hints: readonly [string, string];
  /** Told once it is done. */
  readonly after: string;
  /** The lesson that follows, unless it is the last. */
  readonly next: { readonly address: string; readonly title: string } | undefined;
}

/** The id of the element that a lesson lives in. */
export const lessonRoot = 'lezione';

/** The lesson that the page hands over with that element, as the build has checked and written it. */
export const readLesson = (root: HTMLElement): LessonInPlay =>
  JSON.parse(root.dataset.lesson ?? '') as LessonInPlay;
