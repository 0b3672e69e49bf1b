import { expect, test } from 'vitest';

import { acceptedInItalian } from '../spelling/accepted.ts';
import { italian } from '../spelling/dictionary.ts';
import { misspeltInItalian } from '../spelling/misspelt.ts';
import { readTexts } from '../spelling/readTexts.ts';
import { pageOf, pages, type Page } from './allPages.ts';

const knows = await italian(acceptedInItalian);

const textsOf = ({ elements }: Page) => readTexts(elements[0]!);
const misspeltOn = (page: Page) => textsOf(page).flatMap((text) => misspeltInItalian(text, knows));

test('every word of every page is spelt right, in what is seen, heard and shown by search engines', () => {
  const faults = new Map<string, string>();
  for (const page of pages.values())
    for (const word of misspeltOn(page)) faults.set(word, page.address);
  expect([...faults].map(([word, address]) => `${address}: ${word}`)).toEqual([]);
});

test('of the words that are accepted besides, none is one that no page has', () => {
  const text = [...pages.values()].flatMap(textsOf).join(' ').toLowerCase();
  const words = new Set(text.match(/[\p{L}\p{M}]+/gu));
  expect(acceptedInItalian.filter((word) => !words.has(word.toLowerCase()))).toEqual([]);
});

test.each([
  ['a word', '<p>La ridistribuzzione gira le pile.</p>', 'ridistribuzzione'],
  ['an accent', '<p>Si gioca perchè si può.</p>', 'perchè'],
  ['an elision before a consonant', '<p>Si muove l’mossa.</p>', 'l’mossa'],
  ['an elision that is none', '<p>Qual’è la pila?</p>', 'Qual’è'],
  ['what is drawn', '<img alt="Una pila di carrte">', 'carrte'],
  ['what is heard', '<button aria-label="Anula">←</button>', 'Anula'],
  ['the description', '<meta name="description" content="Il solitario delle pille.">', 'pille'],
  ['what is there without script', '<noscript><p>Senza scrip.</p></noscript>', 'scrip'],
])('%s is seen to be misspelt', (_, html, word) => {
  expect(misspeltOn(pageOf('/', html))).toEqual([word]);
});

test.each([
  '<p>Un po’ d’asso sull’<strong>otto</strong>, dov’era; com’è c’entra.</p>',
  '<p lang="en">Redistribution</p><code>CR1-N-AAAAAAB</code>',
  '<p>In tests/unit/board.test.ts.</p>',
])('nothing is seen to be misspelt in %s', (html) => {
  expect(misspeltOn(pageOf('/', html))).toEqual([]);
});
