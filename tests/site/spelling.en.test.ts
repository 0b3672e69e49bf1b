import { expect, test } from 'vitest';

import { acceptedInEnglish } from '../spelling/accepted.ts';
import { english } from '../spelling/dictionary.ts';
import { misspeltInEnglish } from '../spelling/misspelt.ts';
import { readTexts } from '../spelling/readTexts.ts';
import { pageOf, pages, type Page } from './allPages.ts';

const knows = await english(acceptedInEnglish);

const textsOf = ({ elements }: Page) => readTexts(elements[0]!);
const misspeltOn = (page: Page) => textsOf(page).flatMap((text) => misspeltInEnglish(text, knows));

/** What is said on some page, with the last page that says it. */
const saidOn = (find: (page: Page) => readonly string[]): string[] => {
  const found = new Map<string, string>();
  for (const page of pages.values()) for (const text of find(page)) found.set(text, page.address);
  return [...found].map(([text, address]) => `${address}: ${text}`);
};

test('every word of every page is spelt right, in what is seen, heard and shown by search engines', () => {
  expect(saidOn(misspeltOn)).toEqual([]);
});

test('of the words that are accepted besides, none is one that no page has', () => {
  const text = [...pages.values()].flatMap(textsOf).join(' ').toLowerCase();
  const words = new Set(text.match(/[\p{L}\p{M}]+/gu));
  expect(acceptedInEnglish.filter((word) => !words.has(word.toLowerCase()))).toEqual([]);
});

/** Words of the Italian pages that no English text has, so that each is one that nobody translated. */
const ITALIAN =
  /(?<!\p{L})(?:carta|carte|pila|pile \d+ e|mossa|mosse|partita|partite|fondazione|fondazioni|picche|cuori|quadri|fiori|asso|fante|donna|ridistribuzione|regole|esempi|allenamento|lezione|lezioni|glossario|ricerca|pagina|della|delle|degli|nella|sulla|alla|dalla|che|sono|perché|può|più|gli|una|con|per il|vuota|vuote|piena|scegli|scrivi|tocca|annulla|cerca|codice|seme|valore)(?!\p{L})/giu;

/** The names in a query are the same in every language, so that a link opens in each. */
const QUERY = /\?\w+=\S*/g;

const untranslatedOn = (page: Page) =>
  textsOf(page).flatMap((text) => text.replace(QUERY, '').match(ITALIAN) ?? []);

test('nothing is left in Italian that does not say so', () => {
  expect(saidOn(untranslatedOn)).toEqual([]);
});

/** What is no sign of English writing: straight quotation marks, those of other languages, a space before a stop. */
const FOREIGN_SIGN = /[«»„"'`´]|\p{L} [.,;:!?]|\.\.\.|[”’]?“[^”]*“/gu;

const foreignOn = (page: Page) => textsOf(page).flatMap((text) => text.match(FOREIGN_SIGN) ?? []);

test('quotation marks and stops are those of English', () => {
  expect(saidOn(foreignOn)).toEqual([]);
});

test.each([
  ['a word', '<p>A redistribution turns the pilles.</p>', 'pilles'],
  ['American spelling', '<p>Four colors.</p>', 'colors'],
  ['a contraction', '<p>You ca’nt.</p>', 'ca’nt'],
  ['what is heard', '<button aria-label="Undoe">←</button>', 'Undoe'],
  ['the description', '<meta name="description" content="A pateince game.">', 'pateince'],
])('%s is seen to be misspelt', (_, html, word) => {
  expect(misspeltOn(pageOf('/', html))).toEqual([word]);
});

test.each([
  ['a sentence', '<p>La mossa è fatta.</p>', ['mossa']],
  ['what is heard', '<button aria-label="Annulla">←</button>', ['Annulla']],
  ['the description', '<meta name="description" content="A partita.">', ['partita']],
  ['but not what says that it is', '<p lang="it">La pila è vuota.</p>', []],
])('of %s in Italian it is seen', (_, html, words) => {
  expect(untranslatedOn(pageOf('/', html))).toEqual(words);
});

test.each(['<p>It’s «blocked».</p>', "<p>It's blocked.</p>", '<p>Blocked !</p>'])(
  'signs of other languages are seen in %s',
  (html) => {
    expect(foreignOn(pageOf('/', html))).not.toEqual([]);
  },
);
