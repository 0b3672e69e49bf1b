import { LOCALE } from '../../src/words/locales.ts';
import { spokenIn } from '../unit/words/spokenIn.ts';
import { nameless, saidTwice, wordsOf } from './phrases.ts';

const { internalNamesIn } = spokenIn[LOCALE]!;

/** What a synthesizer makes noise of, or calls what it is not: «♠» is no word, «•» is «punto elenco». */
export const SIGNS = /[♠♥♦♣♤♡♢♧•·◦▪‣×→←↑↓↔✓✗★]/u;

/** What no listener should meet anywhere, with the phrase that has it; none where all is well. */
export const faultsHeard = (phrases: readonly string[]): string[] => [
  ...phrases.filter((phrase) => SIGNS.test(phrase)).map((phrase) => `a sign: ${phrase}`),
  ...phrases.filter(saysInternals).map((phrase) => `a name of the code: ${phrase}`),
  ...saidTwice(phrases).map((phrase) => `said twice: ${phrase}`),
  ...nameless(phrases).map((phrase) => `no name: ${phrase}`),
];

const saysInternals = (phrase: string): boolean =>
  internalNamesIn(wordsOf(phrase).replace(TEST, '')).length > 0;

/** A test that the page on the guidelines names, by its file: `browser/trainer-won`. */
const TEST = /\b(?:site|unit|browser|screen-reader|other-browsers)(?:\/[\w-]+)+/g;
