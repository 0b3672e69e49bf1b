import { expect, test } from 'vitest';

import { it as italian } from '../../../src/words/it.ts';
import { DEFAULT_LOCALE, LOCALES, wordsFor } from '../../../src/words/locales.ts';

test('Italian comes first, and where a page names no language', () => {
  expect(LOCALES[0]).toBe('it');
  expect(DEFAULT_LOCALE).toBe('it');
  expect(wordsFor('it')).toBe(italian);
  expect(wordsFor(undefined)).toBe(italian);
});
