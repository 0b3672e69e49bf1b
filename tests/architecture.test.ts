import { execFileSync } from 'node:child_process';

import { describe, expect, test } from 'vitest';

import { wrongArrow } from './architecture/arrows.ts';
import { importsOf } from './architecture/imports.ts';
import { sourcesIn } from './architecture/sources.ts';

const src = sourcesIn('src');
const content = sourcesIn('content');
const tests = sourcesIn('tests');

const wrongArrows = (path: string, text: string) =>
  importsOf(path, text).flatMap((found) => wrongArrow(path, found) ?? []);

const setAside = /\b(?:test|it|describe|suite|bench)(?:\.\w+)*\.(?:only|skip|todo|skipIf|runIf)\b/;
const saysNothing = /(?:^|\/)(?:utils?|helpers?|misc|common)(?:[./]|$)/i;
const longest = 250;

describe('the house', () => {
  test('every import follows an allowed arrow', () => {
    expect([...src, ...content].flatMap(({ path, text }) => wrongArrows(path, text))).toEqual([]);
  });

  test('a relative import of a pure layer names its file, so that plain Node can load it', () => {
    const pure = src.filter(({ path }) => /^src\/(?:engine|solver|words|describe)\//.test(path));
    const vague = pure.flatMap(({ path, text }) =>
      importsOf(path, text)
        .filter(({ to }) => to.startsWith('.') && !/\.(?:ts|json)$/.test(to))
        .map(({ to }) => `${path}: ${to}`),
    );
    expect(vague).toEqual([]);
  });

  test('plain Node runs the rules with no build', () => {
    const script = "const { CODES } = await import('./src/engine/index.ts'); console.log(CODES);";
    const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', script]);
    expect(Number(printed)).toBe(32 ** 7);
  });

  test(`no file of src is over ${longest} lines`, () => {
    const long = src
      .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
      .filter(({ lines }) => lines > longest);
    expect(long).toEqual([]);
  });

  test('every file has a name that says what it is', () => {
    const paths = [...src, ...tests].map(({ path }) => path);
    expect(paths.filter((path) => saysNothing.test(path))).toEqual([]);
  });

  test('no test is set aside', () => {
    expect(tests.filter(({ text }) => setAside.test(text)).map(({ path }) => path)).toEqual([]);
  });
});

describe('the checks can fail', () => {
  test.each([
    ['src/engine/card.ts', "import { it } from '../words/it.ts';"],
    ['src/engine/card.ts', "export { x } from '../solver/search.ts';"],
    ['src/engine/card.ts', "import { readFileSync } from 'node:fs';"],
    ['src/engine/card.ts', "import type { Signal } from '@preact/signals';"],
    ['src/engine/card.ts', "const later = await import('../describe/card.ts');"],
    ['src/engine/card.ts', "type Words = import('../words/it.ts').Words;"],
    ['src/solver/search.ts', "import { it } from '../words/it.ts';"],
    ['src/words/it.ts', "import { explain } from '../describe/index.ts';"],
    ['src/words/it.ts', "import { Temporal } from 'temporal';"],
    ['src/describe/board.ts', "import { search } from '../solver/search.ts';"],
    ['src/describe/board.tsx', "import { h } from 'preact';"],
    ['src/components/board/Board.astro', "---\nimport Page from '../../pages/index.astro';\n---\n"],
    ['src/components/board/Board.astro', "<p>x</p>\n<script>import '../../pages/a.ts';</script>"],
    ['src/components/board/View.tsx', "import game from '../../../content/games/x.json';"],
    ['src/components/board/board.css', "@import '../../pages/page.css';"],
    ['src/components/hint/client.ts', "new Worker(new URL('../../pages/w.ts', import.meta.url));"],
    ['src/pages/index.astro', "---\nimport { root } from '../../tests/root.ts';\n---\n"],
    ['src/content.config.ts', "const all = import.meta.glob(['./pages/*.astro']);"],
    ['src/tools/list.ts', "import { start } from '../engine/index.ts';"],
    ['content/it/regole.mdx', "import Board from '../../src/components/board/Board.astro';"],
    ['content/it/regole.mdx', "# Regole\n\nimport {\n  Board,\n} from 'boards';"],
  ])('a wrong arrow: %s with %j', (path, text) => {
    expect(wrongArrows(path, text)).toHaveLength(1);
  });

  test.each([
    ['src/engine/index.ts', "export * from './card.ts';"],
    ['src/solver/worker.ts', "import { judge } from '../engine/index.ts';"],
    ['src/words/it.ts', "import { rankOf } from '../engine/index.ts';"],
    ['src/words/it.ts', "import { type Card, type Suit } from '../engine/index.ts';"],
    ['src/describe/board.ts', "import type { Words } from '../words/it.ts';"],
    ['src/components/hint/client.ts', "new URL('../../solver/worker.ts', import.meta.url);"],
    ['src/components/board/View.tsx', "import { useState } from 'preact/hooks';"],
    ['src/pages/index.astro', "---\nimport '../styles/base.css';\n---\n<h1>import</h1>"],
    ['src/content.config.ts', "import { replay } from './engine/index.ts';"],
    ['content/it/regole.mdx', 'import a card, or «export» it: prose.'],
  ])('an allowed arrow: %s with %j', (path, text) => {
    expect(wrongArrows(path, text)).toEqual([]);
  });

  test.each(['only', 'skip', 'todo', 'concurrent.only', 'skipIf'])(
    'a test set aside: %s',
    (how) => {
      expect(`test.${how}('x', f)`).toMatch(setAside);
    },
  );

  test.each(['src/utils.ts', 'tests/browser/helpers/page.ts', 'src/engine/common.ts'])(
    'a name that says nothing: %s',
    (path) => {
      expect(path).toMatch(saysNothing);
    },
  );
});
