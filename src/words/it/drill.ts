import type { Answer, AnswerVocabulary, Rule, Subject } from '../drill.ts';
import { allTopics } from './allTopics.ts';
import { board } from './board.ts';
import { card } from './card.ts';
import { rule } from './topic.ts';

const answers: Record<Answer, string> = {
  yes: 'Sì, si può',
  suit: 'No: il seme',
  rank: 'No: il valore',
  full: 'No: pila piena',
  empty: 'No: pila vuota',
  complete: 'No: fondazione completa',
  'no-return': 'No: non si torna indietro',
  base: 'No: base bloccata',
  'same-place': 'No: è lo stesso posto',
};

const subjects: Record<Subject, string> = {
  'two-copies': 'Le due copie',
  'one-place': 'Da un posto a un altro',
  suit: 'Stesso seme',
  neighbour: 'Valore vicino',
  'ace-king': 'Asso e re',
  'full-pile': 'Pila piena',
  'empty-pile': 'Pila vuota',
  'build-up': 'Fondazioni ascendenti',
  'build-down': 'Fondazioni discendenti',
  'no-cycle': 'Fondazioni complete',
  'no-return': 'Mai di nuovo su una pila',
  pass: 'Da fondazione a fondazione',
  base: 'Carta di base',
};

/** What the drill’s page says around its questions, which have words of their own. */
export const drill = {
  answers,
  subjects,
  rule,
  /** What each rule that a verdict can cite is about: those of refusals, and two that only a yes is explained by. */
  topics: allTopics,
  heading: 'La domanda',
  preparing: 'Preparo la prima domanda…',
  /** «Domanda 3. Pila 10: …»: a question with its number. */
  numbered: (number: number, text: string): string => `Domanda ${number}. ${text}`,
  failed: 'Le domande non sono arrivate. Ricarica la pagina per riprovare.',
  group: 'La tua risposta',
  answer: 'Rispondi',
  next: 'Avanti',
  field: 'Oppure scrivila',
  fieldHint:
    'Per esempio sì, oppure no seme. Con Invio rispondi; di nuovo Invio, e si va avanti. Scrivi aiuto per tutte le parole.',
  help:
    'Scrivi sì, oppure no e il motivo: no seme, no valore, no piena, no vuota, no completa, no indietro, no base, no stesso. ' +
    'Dopo la risposta, Invio porta alla prossima domanda.',
  chooseFirst: 'Prima scegli una risposta.',
  whichRule: 'E per quale motivo no? Scrivi per esempio no seme.',
  oneRule: 'Basta un motivo solo, per esempio no seme.',
  unreadable: (text: string): string =>
    `Non capisco «${text}». Scrivi sì, oppure no e il motivo, per esempio no seme.`,
  answeredAlready: 'Hai già risposto: premi Avanti, oppure Invio nel campo vuoto.',
  repeated: 'Ripeto.',
  again: (times: number, text: string): string => `Tentativo ${times}. ${text}`,
  wholeBoard: 'Tutto il tabellone',
  score: 'Come va',
  scoreHint:
    'Le regole sbagliate tornano più spesso. I conteggi restano in questo browser, e in nessun altro posto.',
  columns: { subject: 'Regola', right: 'Giuste', wrong: 'Sbagliate' },
  reset: 'Azzera i conteggi',
  restore: 'Rimetti i conteggi',
  wasReset: 'Conteggi azzerati. Fino alla prossima risposta si possono rimettere.',
  restored: 'Conteggi rimessi.',
  notKept: 'Il browser non conserva i conteggi: valgono finché la pagina resta aperta.',
  unreadableScore: 'I conteggi conservati non si leggono: si riparte da zero.',
};

const byWord = (words: Record<Rule, readonly string[]>): ReadonlyMap<string, Rule> =>
  new Map(
    (Object.keys(words) as Rule[]).flatMap((rule) =>
      words[rule].map((word): [string, Rule] => [word, rule]),
    ),
  );

/** What the field of answers understands in Italian. */
export const answerVocabulary: AnswerVocabulary = {
  yes: new Set(['s', 'si', 'ok', 'certo', 'vero']),
  no: new Set(['n', 'no', 'non', 'falso']),
  rules: byWord({
    suit: ['seme', 'semi'],
    rank: [
      'valore',
      'valori',
      'numero',
      'rango',
      'vicino',
      'vicina',
      'lontano',
      'lontana',
      'adiacente',
      'adiacenti',
      'segue',
    ],
    full: ['piena', 'pieno', 'tredici', '13'],
    empty: ['vuota', 'vuoto', 'vuote'],
    complete: ['completa', 'completo', 'finita', 'ciclo', 'ciclica'],
    'no-return': ['indietro', 'torna', 'tornare', 'ritorna', 'ritorno'],
    base: ['base', 'bloccata', 'bloccato'],
    'same-place': ['stesso', 'stessa', 'posto'],
  }),
  fillers: new Set([
    'puo',
    'fare',
    'che',
    'e',
    'perche',
    'il',
    'la',
    'per',
    'pila',
    'fondazione',
    'di',
  ]),
  next: new Set(['a', 'avanti', 'prossima']),
  repeat: new Set(['r', 'ripeti']),
  help: new Set(['?', 'aiuto']),
};

/** The words that the drill’s page takes to the browser. */
export const drillWords = { card, board, drill, answerVocabulary };

export type DrillWords = typeof drillWords;
