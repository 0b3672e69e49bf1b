import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { sourcesIn } from '../../architecture/sources.ts';

const root = join(import.meta.dirname, '../../..');
const documents = sourcesIn('.', /^[A-Z]+\.md$/);
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** The anchors that a reader of the repository finds in a document: its headings, as they are made into addresses. */
const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );

const LINK = /\]\(([^)\s]+)\)/g;
/** A path in the repository, as prose names it. */
const PATH = /`((?:src|content|tests|public|\.ci)\/[^`\s]*)`/g;
/** What prose makes up as an example: a thing by the name of «nome», a language that is not there. */
const MADE_UP = /nome|\/en\b/;
const COMMAND = /npm run ([a-z:-]+)/g;

const linksThatFail = (text: string): string[] =>
  captured(LINK, text.replace(/`[^`]*`/g, '')).filter((link) => {
    if (/^https?:/.test(link)) return false;
    const [path, anchor] = link.split('#') as [string, string?];
    if (path !== '' && globSync(path, { cwd: root }).length === 0) return true;
    const target = path === '' ? text : documents.find((one) => one.path === path)?.text;
    return anchor !== undefined && !anchorsOf(target ?? '').includes(anchor);
  });
const pathsThatFail = (text: string): string[] =>
  captured(PATH, text).filter(
    (path) => !MADE_UP.test(path) && globSync(path, { cwd: root }).length === 0,
  );
const commandsThatFail = (text: string): string[] =>
  captured(COMMAND, text).filter((name) => scripts[name] === undefined);

function captured(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].map(([, found]) => found!);
}

describe.each(documents)('$path', ({ text }) => {
  test('links to what is there', () => {
    expect(linksThatFail(text)).toEqual([]);
  });

  test('names only paths that are there', () => {
    expect(pathsThatFail(text)).toEqual([]);
  });

  test('names only commands that are there', () => {
    expect(commandsThatFail(text)).toEqual([]);
  });
});

test('what is not there is seen', () => {
  expect(linksThatFail('[a](NOT.md) [b](#none)\n\n# One')).toEqual(['NOT.md', '#none']);
  expect(pathsThatFail('`src/not/there.ts`, `content/{it,zz}/none*.mdx`')).toHaveLength(2);
  expect(commandsThatFail('`npm run nothing -- --all`')).toEqual(['nothing']);
});
