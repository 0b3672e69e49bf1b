import { live } from './live.ts';
import { standingWith } from './reply.ts';

/** What a lesson says while it is played, besides what the trainer's desk answers to everything. */
export const lesson = {
  doneBefore:
    'Questa lezione l’hai già fatta, e puoi rifarla: tocca una pila, usa i pulsanti o scrivi una mossa.',
  /** Where a lesson was left before it was done, which its button begins again. */
  resumed: 'La lezione riprende da dove era rimasta.',
  hint: 'Un indizio',
  restart: 'Ricomincia la lezione',
  restarted: 'La lezione ricomincia: il tabellone è com’era all’inizio.',
  /** «Primo indizio: guarda i semi.» */
  firstHint: (text: string): string => `Primo indizio. ${text}`,
  secondHint: (text: string): string => `Secondo indizio. ${text}`,
  /** «Terzo indizio. Prova così: asso di fiori, dalla pila 13 alla pila 4.» */
  thirdHint: (title: string): string => `Terzo indizio. Prova così: ${title}.`,
  thirdHintRedistribute: 'Terzo indizio. Adesso si ridistribuisce.',
  /** Where what remains of the solution can't be played. */
  offTheWay: (canUndo: boolean): string =>
    canUndo
      ? 'Da qui la soluzione non passa più. Annulla l’ultima mossa o ricomincia la lezione.'
      : 'Da qui la soluzione non passa più. Ricomincia la lezione.',
  noMoreHints: 'La lezione è già riuscita: non servono altri indizi.',
  /** After a move that is legal but not what was asked for. */
  otherMove: 'Si può fare, ma il compito chiede un’altra mossa: puoi annullarla.',
  wantsRefusal: 'Si può fare, ma il compito chiede una mossa che venga rifiutata.',
  otherRefusal: 'Il compito chiede un altro rifiuto.',
  /** After a redistribution, which can't be taken back, off the solution's way. */
  maybeRestart: 'Se da qui non riesci, ricomincia la lezione.',
  succeeded: (after: string, next: string | undefined): string =>
    `Lezione riuscita. ${after}${next ? ` La prossima è «${next}».` : ''}`,
  /** «Lezione successiva: L’asso e il re» */
  next: (title: string): string => `Lezione successiva: ${title}`,
  wholeGame: 'Gioca una partita intera',
  notKept: 'Il browser non conserva le lezioni fatte.',
};

const standing = standingWith((canUndo) =>
  canUndo
    ? 'Puoi annullare l’ultima mossa o ricominciare la lezione.'
    : 'Puoi ricominciare la lezione.',
);

/** The words that a lesson takes to the browser: where a game offers a new game, a lesson offers to begin again. */
export const liveLesson = { ...live, reply: { ...live.reply, standing }, lesson };

export type LessonWords = typeof liveLesson;
