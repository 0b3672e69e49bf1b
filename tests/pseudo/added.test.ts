import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'parse5';
import { expect, inject, test } from 'vitest';

import { attribute, elementsUnder, named } from '../html/elements.ts';
import { LOCALE } from './make/copy.ts';

const root = join(import.meta.dirname, '../..');
const folder = inject('copyFolder');

const filesIn = (place: string): string[] =>
  ['src', 'content', 'public'].flatMap((name) =>
    readdirSync(join(place, name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(place.length + 1)),
  );
const read = (place: string, file: string) => readFileSync(join(place, file), 'utf8');

test('a language takes its content, its words, and its tag in one line', () => {
  const ours = new Set(filesIn(root));
  const own = [`content/${LOCALE}/`, `src/words/${LOCALE}/`, `src/words/${LOCALE}.ts`];
  const others = [...filesIn(folder), 'astro.config.mjs', 'package.json', 'tsconfig.json'].filter(
    (file) => !own.some((place) => file.startsWith(place)),
  );
  const changed = others.filter(
    (file) => (!ours.has(file) && file.includes('/')) || read(folder, file) !== read(root, file),
  );
  expect(changed).toEqual(['src/words/locales.ts']);
  const before = read(root, 'src/words/locales.ts').split('\n');
  const after = read(folder, 'src/words/locales.ts').split('\n');
  expect(after.filter((line, at) => line !== before[at])).toEqual([
    expect.stringMatching(/^export const LOCALES = /),
  ]);
});

/** What the compiler says of the words of the language, as its file is then. */
const compile = (): string => {
  const project = join(folder, 'tsconfig.words.json');
  const settings = {
    extends: './tsconfig.json',
    compilerOptions: { noEmit: true },
    files: [`src/words/${LOCALE}.ts`],
    include: [],
  };
  writeFileSync(project, JSON.stringify(settings));
  try {
    return execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', project], { encoding: 'utf8' });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
};

test('words that are all there compile, and those that lack a sentence do not', () => {
  expect(compile()).toBe('');
  const file = join(folder, `src/words/${LOCALE}.ts`);
  const whole = readFileSync(file, 'utf8');
  writeFileSync(file, whole.replace('\n  update,', ''));
  expect(compile()).toMatch(/Property 'update' is missing/);
  writeFileSync(file, whole);
});

test('pages name their like in every language, and hosts are told of the new one', () => {
  const site = inject('copySite');
  const html = readFileSync(join(site, `${LOCALE}-regole/index.html`), 'utf8');
  const elements = elementsUnder(parse(html));
  expect(attribute(named(elements, 'html')[0]!, 'lang')).toBe(LOCALE);
  const alternates = named(elements, 'link')
    .filter((link) => attribute(link, 'rel') === 'alternate')
    .map((link) => [attribute(link, 'hreflang'), new URL(attribute(link, 'href')!).pathname]);
  expect(alternates).toEqual([
    ['it', '/regole/'],
    ['en', '/en/rules/'],
    [LOCALE, `/${LOCALE}/${LOCALE}-regole/`],
    ['x-default', '/regole/'],
  ]);
  expect(read(folder, 'dist/_headers')).toContain(`/${LOCALE}/${LOCALE}-regole/*`);
});
