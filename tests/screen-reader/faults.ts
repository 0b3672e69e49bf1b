import type { Step } from './journey.ts';

/** What no visitor should ever hear: signs for the eye, names of the code, values that are not there. */
const NEVER: readonly (readonly [RegExp, string])[] = [
  [/[♠♥♦♣♤♡♢♧]/, 'a suit as a sign'],
  [/[•▪◦●■‣]/, 'a bullet'],
  [/\bundefined\b|\bnull\b|\bNaN\b|\[object/, 'a value that is not there'],
  [/\baria-|\bdata-|-pila-\d|\b[SHDC][+-](?!\w)|\b\d+>\w/, 'a name of the code'],
];

/** Words in a sentence from which hearing it twice at a step is a fault: shorter ones are names and roles. */
const SENTENCE = 4;
/** Words from which hearing the same twice in a row is one. */
const NAME = 2;
/** Of each card there are two (R1), and they may lie one on the other. */
const CARD = /^\S+ di (picche|cuori|quadri|fiori)$/;

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
  const text = plain(part).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${text}(?![\\p{L}\\p{N}])`, 'u');
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
    ...NEVER.flatMap(([sign, what]) => {
      const found = sign.exec(all);
      return found ? [`heard ${what}: «${around(all, found.index)}»`] : [];
    }),
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
      !CARD.test(sentence) &&
      (reads ? sentences[n - 1] === sentence : sentences.indexOf(sentence) < n),
  );
}

const wordsIn = (text: string): number => text.split(/\s+/).length;

/** Text as it is compared: spaces alike, and apostrophes. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').replace(/['’]/g, '’').trim();

const around = (text: string, at: number): string => text.slice(Math.max(0, at - 30), at + 30);
