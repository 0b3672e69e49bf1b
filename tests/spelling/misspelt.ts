import type { Knows } from './dictionary.ts';

const WORD = /[\p{Ll}\p{Lu}\p{M}]+(?:[’'][\p{Ll}\p{Lu}\p{M}]+)*[’']?/gu;

/** Names of files, addresses and codes of games, which are no words. */
const NO_WORD = /[^\s«»(]*[./][\w*{?][^\s«»]*|\w+\/|\w+_\w+|CR1\S*/g;

/** What Italian elides before a vowel; what an elision ends with is a word of its own. */
const ELISION =
  /^(?:l|un|d|dell|all|dall|nell|sull|coll|c|s|m|t|v|n|com|cos|dov|quest|quell|tutt|anch|neanch|senz|mezz|nient|cent)[’']/i;
const VOWEL = /^h?[aeiouàèéìòù]/i;

/** What Italian cuts short with an apostrophe. */
const CUT_SHORT = /^(?:po|mo|be|di|da|fa|va|sta)[’']$/i;

/** The words of an Italian text that are misspelt, elisions taken apart: «l’asso» is «l’», before a vowel, and «asso». */
export function misspeltInItalian(text: string, knows: Knows): string[] {
  return wordsOf(text).filter((word) => {
    if (CUT_SHORT.test(word)) return false;
    const rest = word.replace(ELISION, '');
    // An elision may stand before a tag, with its word behind it.
    if (rest === '') return false;
    return !knows(rest) || (rest !== word && !VOWEL.test(rest));
  });
}

/** The words of an English text that are misspelt. Code between backticks and Italian between « » are not read. */
export function misspeltInEnglish(text: string, knows: Knows): string[] {
  const prose = text.replace(/`[^`]*`|«[^»]*»|\{@link[^}]*\}/g, ' ');
  return wordsOf(prose).filter((word) => {
    const isName = /\p{Ll}\p{Lu}/u.test(word);
    const straight = word.replaceAll('’', "'").replace(/'$/, '');
    return !isName && !knows(straight) && !knows(straight.replace(/'s$/, ''));
  });
}

const wordsOf = (text: string): string[] =>
  [...text.replace(NO_WORD, ' ').matchAll(WORD)].map(([word]) => word);
