import { describe, expect, test } from 'vitest';

import { paths } from '../../../src/words/paths.ts';
import { attribute, named } from '../../html/elements.ts';
import { inLanguage } from '../../language/inLanguage.ts';
import { pageAt, pages } from '../allPages.ts';
import { textIn } from '../texts.ts';
import { mainProse, proseOf } from './kept.ts';

const sentencesOf = (text: string): number =>
  text.split(/[.!?…]+(?:\s|$)/).filter((one) => one.trim() !== '').length;

/** The Gulpease index, made for Italian: 89 + (300 · sentences − 10 · letters) / words. */
const gulpease = (text: string): number => {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const letters = words.join('').length;
  return 89 + (300 * sentencesOf(text) - 10 * letters) / words.length;
};

/** The syllables of an English word, as many as its groups of vowels: a last “e” is silent but after an “l”, as in “little”. */
const syllables = (word: string): number => {
  const spoken = word.toLowerCase().replace(/(?:[^l\W]es|[^dt\W]ed|[^l\W]e)$/, '');
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0);
};

/** Flesch reading ease, made for English: 206.835 − 1.015 · words / sentences − 84.6 · syllables / words. */
const flesch = (text: string): number => {
  const words = text.match(/[\p{L}\p{N}’]+/gu) ?? [];
  const spoken = words.map(syllables).reduce((sum, count) => sum + count, 0);
  return 206.835 - (1.015 * words.length) / sentencesOf(text) - (84.6 * spoken) / words.length;
};

/** Who has been to lower secondary school reads a text of 60 or more with ease, by either index. */
const ease = inLanguage({ it: gulpease, en: flesch });

/** Whole sentences: what stands alone, such as a label, would make a text seem easier than it is. */
const sentencesIn = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => /[.!?…]$/.test(line))
    .join(' ');

test('the index tells an easy text from a hard one', () => {
  const [easy, hard] = inLanguage<[easy: string, hard: string]>({
    it: [
      'Si muove una carta alla volta. La pila vuota resta vuota.',
      'La configurazione preliminarmente predisposta determina conseguentemente l’impossibilità di procedere ulteriormente alla ridistribuzione.',
    ],
    en: [
      'You move one card at a time. An empty pile stays empty.',
      'The configuration preliminarily predetermined consequently necessitates the impossibility of proceeding with additional redistribution.',
    ],
  });
  expect(ease(easy)).toBeGreaterThan(80);
  expect(ease(hard)).toBeLessThan(40);
});

test.each([
  ['move', 1],
  ['moves', 1],
  ['played', 1],
  ['rotated', 3],
  ['little', 2],
  ['empty', 2],
  ['the', 1],
  ['104', 1],
])('“%s” has %i syllables', (word, count) => {
  expect(syllables(word)).toBe(count);
});

test('every page can be read by who has been to lower secondary school', () => {
  const hard = [...pages.values()]
    .map((page) => ({ address: page.address, text: sentencesIn(mainProse(page)) }))
    .filter(({ text }) => text.split(' ').length > 20)
    .map(({ address, text }) => ({ address, index: Math.round(ease(text)) }))
    .filter(({ index }) => index < 60);
  expect(hard).toEqual([]);
});

/** What each page means by them: on the page itself, in the glossary, or the names of products. */
const EXPLAINED: Readonly<Record<string, RegExp>> = {
  CR1: inLanguage({ it: /CR1 è il formato/, en: /CR1 is the format/ }),
  AAAAAAB: /CR1-N-AAAAAAB/,
  WCAG: /WCAG \(Web Content Accessibility Guidelines/,
};
const PRODUCTS = ['NVDA', 'JAWS'];
/** The levels of the guidelines, which are their names. */
const LEVELS = ['AA', 'AAA'];

test('every abbreviation is explained: on its page, or in the glossary', () => {
  const glossary = mainProse(pageAt(paths.glossary())).replace(/\s+/g, ' ');
  for (const page of pages.values()) {
    const text = mainProse(page).replace(/\s+/g, ' ');
    for (const [short] of text.matchAll(/\b\p{Lu}{2,}\d*\b/gu)) {
      if (PRODUCTS.includes(short) || LEVELS.includes(short)) continue;
      const explanation = EXPLAINED[short];
      expect(explanation, `${short} on ${page.address}`).toBeDefined();
      expect(explanation!.test(text) || explanation!.test(glossary), short).toBe(true);
    }
  }
});

/** English words that the Italian pages have; on an English page the only other language is that of the way to it. */
const FOREIGN = inLanguage({ it: ['shuffle', 'crescent'], en: ['Italiano'] });
const foreignLanguage = inLanguage({ it: 'en', en: 'it' });

describe('words of another language', () => {
  test.each(FOREIGN)('«%s» says that it is English', (word) => {
    for (const page of pages.values()) {
      const main = named(page.elements, 'main')[0]!;
      const marked = page.elements
        .filter((one) => attribute(one, 'lang') === foreignLanguage)
        .map(textIn);
      const said = proseOf(main).match(new RegExp(`\\b${word}\\b`, 'g')) ?? [];
      expect(marked.filter((text) => text === word)).toHaveLength(said.length);
    }
  });
});

test('the words of the trade are in the glossary, which the header of every page leads to', () => {
  const terms = named(pageAt(paths.glossary()).elements, 'h2').map(textIn).join(' ').toLowerCase();
  const trade = inLanguage({
    it:
      'fondazione, pila, base, cima, ridistribuzione, seme, valore, ciclico, scoprire, bloccata, senza sbocco, mano, ' +
      'mazzo, codice, copie, scala',
    en:
      'foundation, pile, base card, top, redistribution, suit, rank, cyclic, uncover, blocked, dead end, deal, ' +
      'deck, code, copies, sequence',
  }).split(', ');
  expect(trade.filter((word) => !terms.includes(word))).toEqual([]);
});
