import type { Answer, AnswerVocabulary, Rule, Subject } from '../drill.ts';
import type { drill as it, drillWords as allIt } from '../it/drill.ts';
import { allTopics } from './allTopics.ts';
import { board } from './board.ts';
import { card } from './card.ts';
import { rule } from './topic.ts';

export type { DrillWords } from '../it/drill.ts';

const answers: Record<Answer, string> = {
  yes: 'Yes, it is legal',
  suit: 'No: the suit',
  rank: 'No: the rank',
  full: 'No: full pile',
  empty: 'No: empty pile',
  complete: 'No: complete foundation',
  'no-return': 'No: never back to a pile',
  base: 'No: locked base card',
  'same-place': 'No: it is the same place',
};

const subjects: Record<Subject, string> = {
  'two-copies': 'The two copies',
  'one-place': 'From one place to another',
  suit: 'Same suit',
  neighbour: 'Neighbouring rank',
  'ace-king': 'Ace and king',
  'full-pile': 'Full pile',
  'empty-pile': 'Empty pile',
  'build-up': 'Ascending foundations',
  'build-down': 'Descending foundations',
  'no-cycle': 'Complete foundations',
  'no-return': 'Never back to a pile',
  pass: 'From foundation to foundation',
  base: 'Base card',
};

/** What the drill’s page says around its questions, which have words of their own. */
export const drill = {
  answers,
  subjects,
  rule,
  /** What each rule that a verdict can cite is about: those of refusals, and two that only a yes is explained by. */
  topics: allTopics,
  heading: 'The question',
  preparing: 'Preparing the first question…',
  /** “Question 3. Pile 10: …”: a question with its number. */
  numbered: (number: number, text: string): string => `Question ${number}. ${text}`,
  failed: 'The questions have not arrived. Reload the page to try again.',
  group: 'Your answer',
  answer: 'Answer',
  next: 'Next',
  field: 'Or type it',
  fieldHint:
    'For example yes, or no suit. Enter answers; Enter again goes on. Type help for all the words.',
  help:
    'Type yes, or no and the reason: no suit, no rank, no full, no empty, no complete, no back, no base, no same. ' +
    'After the answer, Enter brings the next question.',
  chooseFirst: 'Choose an answer first.',
  whichRule: 'And why not? Type for example no suit.',
  oneRule: 'One reason is enough, for example no suit.',
  unreadable: (text: string): string =>
    `I don’t understand “${text}”. Type yes, or no and the reason, for example no suit.`,
  answeredAlready: 'You have answered already: press Next, or Enter in the empty field.',
  repeated: 'Again.',
  again: (times: number, text: string): string => `Attempt ${times}. ${text}`,
  wholeBoard: 'The whole board',
  score: 'How it is going',
  scoreHint:
    'The rules you get wrong come back more often. The counts stay in this browser, and nowhere else.',
  columns: { subject: 'Rule', right: 'Right', wrong: 'Wrong' },
  reset: 'Reset the counts',
  restore: 'Bring the counts back',
  wasReset: 'Counts reset. Until the next answer they can be brought back.',
  restored: 'Counts brought back.',
  notKept: 'The browser does not keep the counts: they last as long as the page stays open.',
  unreadableScore: 'The counts that were kept cannot be read: they start again from zero.',
} satisfies typeof it;

const words = (text: string): string[] => text.split(' ');

const byWord = (names: Record<Rule, string>): ReadonlyMap<string, Rule> =>
  new Map(
    (Object.keys(names) as Rule[]).flatMap((rule) =>
      words(names[rule]).map((word): [string, Rule] => [word, rule]),
    ),
  );

/** What the field of answers understands in English; and in Italian, where English has nothing else by the same name. */
export const answerVocabulary: AnswerVocabulary = {
  yes: new Set(words('y yes yep ok sure true legal allowed possible s si certo vero')),
  no: new Set(words('n no nope not false illegal impossible refused cannot non falso')),
  rules: byWord({
    suit: 'suit suits seme semi',
    rank:
      'rank ranks value values number higher lower adjacent neighbour neighbours neighbouring neighbor near next far follow follows ' +
      'valore valori numero rango vicino vicina lontano lontana adiacente adiacenti segue',
    full: 'full thirteen piena pieno tredici 13',
    empty: 'empty emptied vuota vuoto vuote',
    complete: 'complete completed finished cycle cyclic completa completo finita ciclo ciclica',
    'no-return': 'back return returns indietro torna tornare ritorna ritorno',
    base: 'base locked bloccata bloccato',
    'same-place': 'same place stesso stessa posto',
  }),
  fillers: new Set(
    words(
      'it is isn can t the this that a of an you because and for its pile foundation card move there be done ' +
        'puo fare che e perche il la per pila fondazione di',
    ),
  ),
  next: new Set(words('next on go a avanti prossima')),
  repeat: new Set(words('r repeat again ripeti')),
  help: new Set(words('? help aiuto')),
};

/** The words that the drill’s page takes to the browser. */
export const drillWords = { card, board, drill, answerVocabulary } satisfies typeof allIt;
