import type { lessons as it } from '../it/lessons.ts';
import { allTopics } from './allTopics.ts';
import { rule } from './topic.ts';

/** What the pages of the lessons say around their content. */
export const lessons = {
  /** “Lesson 3 of 19” */
  number: (number: number, total: number): string => `Lesson ${number} of ${total}`,
  /** The title in the browser: “The ace and the king, lesson 3” */
  title: (title: string, number: number): string => `${title}, lesson ${number}`,
  task: 'The task',
  hintsHeading: 'Hints and solution',
  firstHint: 'First hint',
  secondHint: 'Second hint',
  thirdHint: 'Third hint',
  solution: 'The solution',
  /** The third hint: “Try this: ace of clubs, from pile 13 to pile 4.” */
  move: (title: string): string => `Try this: ${title}.`,
  redistribution: 'Now redistribute.',
  rule,
  topics: allTopics,
  nav: 'Lessons',
  previous: (title: string): string => `Previous: ${title}`,
  next: (title: string): string => `Next: ${title}`,
  all: 'All the lessons',
  wholeGame: 'Play a whole game',
  done: 'done',
  /** Around the number of those done: “Lessons done: 3 of 19” */
  doneCount: 'Lessons done:',
  of: (total: number): string => `of ${total}`,
} satisfies typeof it;
