import { allTopics } from './allTopics.ts';
import { rule } from './topic.ts';

/** What the pages of the lessons say around their content. */
export const lessons = {
  /** «Lezione 3 di 19» */
  number: (number: number, total: number): string => `Lezione ${number} di ${total}`,
  /** The title in the browser: «L’asso e il re, lezione 3» */
  title: (title: string, number: number): string => `${title}, lezione ${number}`,
  task: 'Il compito',
  hintsHeading: 'Indizi e soluzione',
  firstHint: 'Primo indizio',
  secondHint: 'Secondo indizio',
  thirdHint: 'Terzo indizio',
  solution: 'La soluzione',
  /** The third hint: «Prova così: asso di fiori, dalla pila 13 alla pila 4.» */
  move: (title: string): string => `Prova così: ${title}.`,
  redistribution: 'Adesso si ridistribuisce.',
  rule,
  topics: allTopics,
  nav: 'Lezioni',
  previous: (title: string): string => `Precedente: ${title}`,
  next: (title: string): string => `Successiva: ${title}`,
  all: 'Tutte le lezioni',
  wholeGame: 'Gioca una partita intera',
  done: 'fatta',
  /** Around the number of those done: «Lezioni fatte: 3 di 19» */
  doneCount: 'Lezioni fatte:',
  of: (total: number): string => `di ${total}`,
};
