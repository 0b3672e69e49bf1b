import { expect, test } from 'vitest';

import { sourcesIn } from '../../architecture/sources.ts';
import { acceptedInRepository } from '../../spelling/accepted.ts';
import { englishOfSoftware } from '../../spelling/dictionary.ts';
import { misspeltInEnglish } from '../../spelling/misspelt.ts';

const knows = await englishOfSoftware(acceptedInRepository);

const COMMENT = /\/\*\*?([\s\S]*?)\*\/|(?:^|\s)\/\/ (.*)$/gm;
const BLOCK = /```[\s\S]*?```/g;

/** The comments of a source, each with its lines as one, so that no quotation is cut. */
const commentsOf = (text: string): string =>
  [...text.replace(/\n\s*\/\/ /g, ' ').matchAll(COMMENT)]
    .map(([, block, line]) => (block ?? line!).replace(/^\s*\*/gm, ''))
    .join('\n');

/** Misspelt words, each with its file. */
const misspelt = (path: string, prose: string): string[] =>
  misspeltInEnglish(prose, knows).map((word) => `${path}: ${word}`);

test('the documents of the repository are spelt right', () => {
  const documents = sourcesIn('.', /^[A-Z]+\.md$/);
  expect(documents.length).toBeGreaterThan(0);
  const faults = documents.flatMap(({ path, text }) => misspelt(path, text.replace(BLOCK, ' ')));
  expect(faults).toEqual([]);
});

test('and so are the comments of the code', () => {
  const sources = [...sourcesIn('src'), ...sourcesIn('tests')];
  const faults = sources.flatMap(({ path, text }) => misspelt(path, commentsOf(text)));
  expect([...new Set(faults)]).toEqual([]);
});

/** Here a comment is a text, which must not be taken for one of this file. */
const [OPEN, CLOSE, LINE] = ['/*', '*/', '//'].map((mark) => mark.padEnd(3)) as [
  string,
  string,
  string,
];

test.each([
  (word: string) => `${OPEN}What comes ${word}. ${CLOSE}`,
  (word: string) => `${OPEN}\n * A card’s ${word}.\n ${CLOSE}`,
  (word: string) => `${LINE}It will be ${word}.`,
])('a misspelt word is seen in a comment', (comment) => {
  expect(misspelt('a.ts', commentsOf(comment('plase')))).toEqual(['a.ts: plase']);
});
