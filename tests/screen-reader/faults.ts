import { SIGNS } from '../structure/faults.ts';
import type { Step } from './journey.ts';
import { language } from './languages/index.ts';

const { card, internalNamesIn, testNames } = language;

/** Words in a sentence from which hearing it twice at a step is a fault: shorter ones are names and roles. */
const SENTENCE = 4;
/** Words from which hearing the same twice in a row is one. */
const NAME = 2;

/** The parts that must be heard, in order, and were not. */
export function missing(said: readonly string[], hears: readonly string[]): readonly string[] {
  let rest = plain(said.join(' '));
  return hears.filter((part) => {
    const found = wholeWords(part).exec(rest);
    if (found) rest = rest.slice(found.index + found[0].length);
    return !found;
  });
}

/** A part as whole words: «pila 1» is not heard in «pila 10». */
const wholeWords = (part: string): RegExp => {
  return new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(plain(part))}(?![\\p{L}\\p{N}])`, 'u');
};

/** What is wrong with what a screen reader said at a step, each in words; none when all is well. */
export function faultsOf(step: Step, said: readonly string[]): readonly string[] {
  const all = said.join(' ');
  if (said.length === 0) return ['silence'];
  return [
    ...missing(said, step.hears).map((part) => `not heard, or not in its place: «${part}»`),
    ...(step.never ?? [])
      .filter((part) => plain(all).includes(plain(part)))
      .map((part) => `heard: «${part}»`),
    ...said.flatMap(signsIn).map((text) => `heard a sign: «${text}»`),
    ...said.flatMap(internalsIn).map((text) => `heard a name of the code: «${text}»`),
    ...repeated(step, said).map((sentence) => `heard twice: «${sentence}»`),
  ];
}

/** Sentences that come twice in a step; when the reader reads on, whatever comes twice in a row. */
function repeated({ reads = false, acts }: Step, said: readonly string[]): readonly string[] {
  // Who presses a key many times passes the same place many times.
  if (acts.length > 2) return [];
  const sentences = said.flatMap((text) => text.split(/(?<=[.!?])\s+/)).map((text) => text.trim());
  return sentences.filter(
    (sentence, n) =>
      wordsIn(sentence) >= (reads ? NAME : SENTENCE) &&
      // Of each card there are two (R1), and they may lie one on the other.
      !card.test(sentence) &&
      (reads ? sentences[n - 1] === sentence : sentences.indexOf(sentence) < n),
  );
}

const wordsIn = (text: string): number => text.split(/\s+/).length;

/** Text as it is compared: spaces alike, and apostrophes. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').replace(/['’]/g, '’').trim();

/** The dot between a page's title and the site's, and the names of tests on the page of the guidelines, are no faults. */
const withoutMeant = (text: string): string =>
  text.replaceAll(' · Crescent', '').replace(testNames, '');

const signsIn = (text: string): string[] => (SIGNS.test(withoutMeant(text)) ? [text] : []);

const internalsIn = (text: string): string[] =>
  internalNamesIn(withoutMeant(text)).length > 0 ? [text] : [];
