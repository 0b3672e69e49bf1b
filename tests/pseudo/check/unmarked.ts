import { CLOSE, OPEN } from '../make/marked.ts';

/** What of a text is outside marks. A mark that opens nothing or is never closed is left, so that it is seen. */
export const outside = (text: string): string => {
  let rest = text;
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replaceAll(new RegExp(`${OPEN}[^${OPEN}${CLOSE}]*${CLOSE}`, 'g'), ' ');
  }
  return rest;
};

/** What says the same in every language. */
const ALIKE = [
  // The code of a game, which the trainer reads.
  /\bCR1-N-[A-Z2-7]{7}\b/g,
  // The letters of cards and of sides in a drawing; the levels of criteria; a key of one letter.
  /(?<!\p{L})\p{Lu}{1,3}(?!\p{L})/gu,
];

/** The words of a text that are in no language's words: nothing, where all of it is marked or is the same everywhere. */
export const unmarked = (text: string): string => {
  const rest = ALIKE.reduce((left, alike) => left.replaceAll(alike, ''), outside(text)).trim();
  return /[\p{L}‹›]/u.test(rest) ? rest.replaceAll(/\s+/g, ' ') : '';
};

/** Whether a text reads as a sentence or a phrase rather than a name for a program. */
export const isPhrase = (text: string): boolean => /\p{L}{2,}[,:]? +\p{L}{2,}/u.test(text);
