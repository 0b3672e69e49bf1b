import { expect, test } from 'vitest';

import { words } from '#words';
import { it as italian } from '../../../src/words/it.ts';
import { DEFAULT_LOCALE, folderOf, LOCALE, LOCALES, nameOf } from '../../../src/words/locales.ts';

test('Italian comes first, at the root; every other language in its folder, by its own name', () => {
  expect(DEFAULT_LOCALE).toBe('it');
  expect(LOCALES.map(folderOf)).toEqual(['', '/en']);
  expect(LOCALES.map(nameOf)).toEqual(['Italiano', 'English']);
});

test('what no build has given a language to speaks Italian', () => {
  expect(LOCALE).toBe('it');
  expect(words).toBe(italian);
});
