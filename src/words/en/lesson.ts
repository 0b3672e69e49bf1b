import type { lesson as it, liveLesson as liveIt } from '../it/lesson.ts';
import { live } from './live.ts';
import { standingWith } from './reply.ts';

export type { LessonWords } from '../it/lesson.ts';

/** What a lesson says while it is played, besides what the trainer's desk answers to everything. */
export const lesson = {
  doneBefore:
    'You have done this lesson before, and can do it again: tap a pile, use the buttons or type a move.',
  /** Where a lesson was left before it was done, which its button begins again. */
  resumed: 'The lesson goes on from where it was left.',
  hint: 'A hint',
  restart: 'Restart the lesson',
  restarted: 'The lesson starts again: the board is as it was at the start.',
  /** “First hint. Look at the suits.” */
  firstHint: (text: string): string => `First hint. ${text}`,
  secondHint: (text: string): string => `Second hint. ${text}`,
  /** “Third hint. Try this: ace of clubs, from pile 13 to pile 4.” */
  thirdHint: (title: string): string => `Third hint. Try this: ${title}.`,
  thirdHintRedistribute: 'Third hint. Now redistribute.',
  /** Where what remains of the solution can't be played. */
  offTheWay: (canUndo: boolean): string =>
    `The solution can no longer be reached from here. ${canUndo ? 'Undo the last move or restart' : 'Restart'} the lesson.`,
  noMoreHints: 'The lesson is already done: no more hints are needed.',
  /** After a move that is legal but not what was asked for. */
  otherMove: 'That is legal, but the task asks for another move: you can undo it.',
  wantsRefusal: 'That is legal, but the task asks for a move that is refused.',
  otherRefusal: 'The task asks for another refusal.',
  /** After a redistribution, which can't be taken back, off the solution's way. */
  maybeRestart: 'If you find no way from here, restart the lesson.',
  succeeded: (after: string, next: string | undefined): string =>
    `Lesson done. ${after}${next ? ` The next one is “${next}”.` : ''}`,
  /** “Next lesson: The ace and the king” */
  next: (title: string): string => `Next lesson: ${title}`,
  wholeGame: 'Play a whole game',
  notKept: 'The browser does not remember the lessons you have done.',
} satisfies typeof it;

const standing = standingWith((canUndo) =>
  canUndo ? 'You can undo the last move or restart the lesson.' : 'You can restart the lesson.',
);

/** The words that a lesson takes to the browser: where a game offers a new game, a lesson offers to begin again. */
export const liveLesson = {
  ...live,
  reply: { ...live.reply, standing },
  lesson,
} satisfies typeof liveIt;
