import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { DEFAULT_LOCALE, LOCALES } from '../../../src/words/locales.ts';

const content = join(import.meta.dirname, '../../../content');

const filesOf = (locale: string): string[] =>
  readdirSync(join(content, locale), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(content, locale).length + 1))
    .sort();

const files = filesOf(DEFAULT_LOCALE);
const textOf = (locale: string, file: string) => readFileSync(join(content, locale, file), 'utf8');
const jsonOf = (locale: string, file: string): unknown => JSON.parse(textOf(locale, file));

const among = (folder: string) => files.filter((file) => file.startsWith(`${folder}/`));

/** What a page shows by its code, whatever it says: its components with all in them that is no text to read, its settings. */
const shownBy = (page: string): string[] => {
  const [, settings, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(page)!;
  const components = [...body!.matchAll(/<([A-Z]\w*)([^>]*)>/g)].map(([, name, given]) => {
    const props = given!.replaceAll(/\s(?:caption|name|term|text)="[^"]*"/g, '');
    return `${name!} ${props.replaceAll(/[\s/]+/g, ' ').trim()}`;
  });
  const set = settings!.split('\n').filter((line) => !/^(?:title|description|lead):/.test(line));
  return [...set, ...components].sort();
};

/** The keys of some JSON with all that is no text to read: numbers, yes and no, the names of tests. */
const shapeOf = (json: unknown): unknown => {
  if (Array.isArray(json)) return json.map(shapeOf);
  if (json === null || typeof json !== 'object') return typeof json === 'string' ? '…' : json;
  return Object.fromEntries(
    Object.entries(json)
      .filter(([key]) => key !== 'address')
      .map(([key, value]) => [key, KEPT.has(key) ? value : shapeOf(value)]),
  );
};

/** What says the same in every language. */
const KEPT = new Set(['id', 'level', 'outcome', 'by', 'when']);

describe.each(LOCALES.slice(1))(
  `%s lacks nothing that ${DEFAULT_LOCALE} has, and has no more`,
  (locale) => {
    test('as to its files', () => {
      expect(filesOf(locale)).toEqual(files);
      expect(files.length).toBeGreaterThan(30);
    });

    test.each(files.filter((file) => file.endsWith('.mdx')))(
      '%s: boards, moves, rules and places to go to',
      (file) => {
        expect(shownBy(textOf(locale, file))).toEqual(shownBy(textOf(DEFAULT_LOCALE, file)));
      },
    );

    test.each(among('notes'))('%s: notes', (file) => {
      const keysIn = (one: string) => Object.keys(jsonOf(one, file) as object);
      expect(keysIn(locale)).toEqual(keysIn(DEFAULT_LOCALE));
    });

    test.each([...among('lessons'), ...among('wcag')])('%s: what it tells', (file) => {
      expect(shapeOf(jsonOf(locale, file))).toEqual(shapeOf(jsonOf(DEFAULT_LOCALE, file)));
    });
  },
);
