import { describe, expect, test } from 'vitest';

import { attribute, named } from '../../html/elements.ts';
import { pageAt, pages } from '../allPages.ts';
import { textIn } from '../texts.ts';
import { mainProse, proseOf } from './kept.ts';

/**
 * The Gulpease index, made for Italian: 89 + (300 · sentences − 10 · letters) / words. Who has been to lower secondary
 * school reads a text of 60 or more with ease.
 */
const gulpease = (text: string): number => {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const letters = words.join('').length;
  const sentences = text.split(/[.!?…]+(?:\s|$)/).filter((one) => one.trim() !== '').length;
  return 89 + (300 * sentences - 10 * letters) / words.length;
};

/** Whole sentences: what stands alone, such as a label, would make a text seem easier than it is. */
const sentencesIn = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => /[.!?…]$/.test(line))
    .join(' ');

test('the index tells an easy text from a hard one', () => {
  expect(gulpease('Si muove una carta alla volta. La pila vuota resta vuota.')).toBeGreaterThan(80);
  expect(
    gulpease(
      'La configurazione preliminarmente predisposta determina conseguentemente l’impossibilità di procedere ulteriormente alla ridistribuzione.',
    ),
  ).toBeLessThan(40);
});

test('every page can be read by who has been to lower secondary school', () => {
  const hard = [...pages.values()]
    .map((page) => ({ address: page.address, text: sentencesIn(mainProse(page)) }))
    .filter(({ text }) => text.split(' ').length > 20)
    .map(({ address, text }) => ({ address, index: Math.round(gulpease(text)) }))
    .filter(({ index }) => index < 60);
  expect(hard).toEqual([]);
});

/** What each page means by them: on the page itself, in the glossary, or the names of products. */
const EXPLAINED: Readonly<Record<string, RegExp>> = {
  CR1: /CR1 è il formato/,
  AAAAAAB: /CR1-N-AAAAAAB/,
  WCAG: /WCAG \(Web Content Accessibility Guidelines/,
};
const PRODUCTS = ['NVDA', 'JAWS'];
/** The levels of the guidelines, which are their names. */
const LEVELS = ['AA', 'AAA'];

test('every abbreviation is explained: on its page, or in the glossary', () => {
  const glossary = mainProse(pageAt('/glossario/')).replace(/\s+/g, ' ');
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

describe('words of another language', () => {
  test.each(['shuffle', 'crescent'])('«%s» says that it is English', (word) => {
    for (const page of pages.values()) {
      const main = named(page.elements, 'main')[0]!;
      const marked = page.elements.filter((one) => attribute(one, 'lang') === 'en').map(textIn);
      const said = proseOf(main).match(new RegExp(`\\b${word}\\b`, 'g')) ?? [];
      expect(marked.filter((text) => text === word)).toHaveLength(said.length);
    }
  });
});

test('the words of the trade are in the glossary, which the header of every page leads to', () => {
  const terms = named(pageAt('/glossario/').elements, 'h2').map(textIn).join(' ').toLowerCase();
  const trade = [
    'fondazione',
    'pila',
    'base',
    'cima',
    'ridistribuzione',
    'seme',
    'valore',
    'ciclico',
  ];
  const more = [
    'scoprire',
    'bloccata',
    'senza sbocco',
    'mano',
    'mazzo',
    'codice',
    'copie',
    'scala',
  ];
  expect([...trade, ...more].filter((word) => !terms.includes(word))).toEqual([]);
});
