import { expect, test } from 'vitest';

import { find, keyOf, type Files } from '../../src/offline/files.ts';

const files: Files = { '': 'a1', 'regole/': 'b2', '404.html': 'c3', '_astro/x.1.js': '' };

test.each([
  ['', { kind: 'file', file: '' }],
  ['index.html', { kind: 'file', file: '' }],
  ['regole/', { kind: 'file', file: 'regole/' }],
  ['regole/index.html', { kind: 'file', file: 'regole/' }],
  ['regole', { kind: 'moved', to: 'regole/' }],
  ['404.html', { kind: 'file', file: '404.html' }],
  ['_astro/x.1.js', { kind: 'file', file: '_astro/x.1.js' }],
  ['_astro/x.0.js', { kind: 'unknown' }],
  ['regole/altro/', { kind: 'unknown' }],
  ['myindex.html', { kind: 'unknown' }],
  ['constructor', { kind: 'unknown' }],
])('at «%s» there is %o', (path, found) => {
  expect(find(path, files)).toEqual(found);
});

test('a file is kept under its name and revision, and under its name where that tells what is in it', () => {
  expect(keyOf('regole/', files)).toBe('regole/?b2');
  expect(keyOf('_astro/x.1.js', files)).toBe('_astro/x.1.js');
});
