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
  rule: (topic: string): string => `Leggi la regola: ${topic}`,
  /** What the rules are about that a lesson can lead to and no refusal does. */
  topics: new Map([
    ['r1', 'due copie di ogni carta'],
    ['r9', 'dopo il re, l’asso'],
    ['r19', 'la ridistribuzione'],
    ['r21', 'la ridistribuzione non è una mossa'],
    ['r24', 'la partita bloccata'],
  ]),
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
