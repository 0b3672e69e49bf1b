import { topics } from './topic.ts';

/** What each rule that the site leads to is about: those of refusals, and those that only a lesson or a yes rests on. */
export const allTopics = new Map([
  ...topics,
  ['r1', 'le due copie'],
  ['r9', 'dopo il re, l’asso'],
  ['r19', 'la ridistribuzione'],
  ['r21', 'la ridistribuzione non è una mossa'],
  ['r24', 'la partita bloccata'],
]);
