import { describe, expect, test } from 'vitest';

import { en as words } from '../../../../src/words/en.ts';
import { search } from '../../../../src/words/en/search.ts';
import { acceptedInEnglish } from '../../../spelling/accepted.ts';
import { english } from '../../../spelling/dictionary.ts';
import { misspeltInEnglish } from '../../../spelling/misspelt.ts';
import { it as italian } from '../../../../src/words/it.ts';
import { search as searchInItalian } from '../../../../src/words/it/search.ts';
import { answers } from './answers.ts';
import { examples } from './examples.ts';
import { helpSentences } from './helpSentences.ts';
import { numberSentences } from './numberSentences.ts';
import { originSentences } from './originSentences.ts';
import { questions } from './questions.ts';
import { faultsOfText } from './spoken.ts';
import { stepSentences } from './stepSentences.ts';
import { strategySentences } from './strategySentences.ts';
import { surveySentences } from './surveySentences.ts';

const all = Object.entries({
  ...examples,
  ...answers,
  ...questions,
  ...stepSentences,
  ...helpSentences,
  ...numberSentences,
  ...originSentences,
  ...strategySentences,
  ...surveySentences,
});

/** Every function and every text of the words, by its path: `change.title`, `site.skip`. */
const entries = (value: unknown, path: string): [path: string, value: unknown][] => {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  const inside = value instanceof Map ? [...value.entries()] : Object.entries(value);
  return inside.flatMap(([key, one]) => entries(one, path ? `${path}.${key}` : String(key)));
};

/** Cards, places and what the field reads have tables of their own. */
const elsewhere = /^(?:card|place|command)\./;
const written = entries({ ...words, search }, '').filter(([path]) => !elsewhere.test(path));

describe('each sentence reads as an English editor would have it', () => {
  test.each(all.flatMap(([name, rows]) => rows.map(([said, right]) => [name, right, said])))(
    '%s: %s',
    (_, right, said) => {
      expect(said).toBe(right);
    },
  );
});

test('every sentence that is made from data has an example in a table, and every example its sentence', () => {
  const made = written.flatMap(([name, value]) => (typeof value === 'function' ? [name] : []));
  const shown = all.map(([name]) => name);
  expect(made.filter((name) => !shown.includes(name))).toEqual([]);
  expect(shown.filter((name) => !made.includes(name))).toEqual([]);
});

test('English has every rule’s topic and every text that Italian has, and no other', () => {
  const paths = entries({ ...italian, search: searchInItalian }, '').map(([path]) => path);
  const texts = (all: readonly string[]) => all.filter((path) => !elsewhere.test(path)).sort();
  expect(texts(written.map(([path]) => path))).toEqual(texts(paths));
});

test('every example is one that the checks of typography find nothing in', () => {
  const faults = all.flatMap(([name, rows]) =>
    rows.flatMap(([, right]) => faultsOfText(right).map((fault) => `${name}: ${right}: ${fault}`)),
  );
  expect(faults).toEqual([]);
});

test('nor in the labels and texts that are always the same', () => {
  const faults = written.flatMap(([name, value]) =>
    typeof value === 'string' ? faultsOfText(value).map((fault) => `${name}: ${fault}`) : [],
  );
  expect(faults).toEqual([]);
});

test('examples, labels and texts are spelt right', async () => {
  const knows = await english(acceptedInEnglish);
  const said = [
    ...all.flatMap(([, rows]) => rows.map(([, right]) => right)),
    ...written.flatMap(([, value]) => (typeof value === 'string' ? [value] : [])),
  ];
  expect(said.flatMap((text) => misspeltInEnglish(text, knows))).toEqual([]);
});
