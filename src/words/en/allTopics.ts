import { topics } from './topic.ts';

/** What each rule that the site leads to is about: those of refusals, and those that only a lesson or a yes rests on. */
export const allTopics = new Map([
  ...topics,
  ['r1', 'the two copies'],
  ['r9', 'after the king, the ace'],
  ['r19', 'the redistribution'],
  ['r21', 'a redistribution is not a move'],
  ['r24', 'the blocked game'],
]);
