import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, inject, test } from 'vitest';

import { unmarkedData, unmarkedIn } from './check/html.ts';
import { phraseFinder } from './check/scripts.ts';
import { unmarked } from './check/unmarked.ts';

const site = inject('copySite');
const read = (file: string) => readFileSync(join(site, file), 'utf8');

/** What is found in files of a kind, none of it twice, each with the first file that has it. */
const findIn = (pattern: string, find: (text: string) => string[]): string[] => {
  const files = globSync(pattern, { cwd: site, exclude: ['pagefind/**'] });
  expect(files).not.toEqual([]);
  const found = new Map<string, string>();
  for (const file of files)
    for (const one of find(read(file))) if (!found.has(one)) found.set(one, file);
  return [...found].map(([one, file]) => `${file}: ${one}`);
};

test('no page shows or says a word outside the words and the content', () => {
  expect(findIn('**/*.html', unmarkedIn)).toEqual([]);
});

test('nor does what pages fetch', () => {
  expect(findIn('**/*.json', (text) => unmarkedData(JSON.parse(text)))).toEqual([]);
});

test('nor does the application that the site can be installed as', () => {
  const { name, short_name, description, shortcuts } = JSON.parse(read('manifest.webmanifest')) as {
    name: string;
    short_name: string;
    description: string;
    shortcuts: readonly { readonly name: string }[];
  };
  const said = [name, short_name, description, ...shortcuts.map((one) => one.name)];
  expect(said).toHaveLength(6);
  expect(said.filter(unmarked)).toEqual([]);
});

test('no script holds a sentence in Italian', () => {
  const words = join(inject('copyFolder'), 'src/words');
  const sources = globSync(['it/*.ts'], { cwd: words }).map((file) =>
    readFileSync(join(words, file), 'utf8'),
  );
  const find = phraseFinder(sources);
  const inPage = (html: string) =>
    [...html.matchAll(/<script(?![^>]*json)[^>]*>(.*?)<\/script>/gs)].flatMap(([, script]) =>
      find(script!),
    );
  expect([...findIn('**/*.js', find), ...findIn('**/*.html', inPage)]).toEqual([]);
});
