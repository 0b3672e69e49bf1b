import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { words } from '#words';
import { LOCALE } from '../../src/words/locales.ts';
import { paths } from '../../src/words/paths.ts';
import { attribute, elementsUnder, named } from '../html/elements.ts';
import { pageAt } from './allPages.ts';
import { textIn } from './texts.ts';

const root = join(import.meta.dirname, '../..');

/** Every criterion of WCAG 2.2, as the guidelines number them; 4.1.1 is no more. */
const GUIDELINES: Readonly<Record<'A' | 'AA' | 'AAA', string>> = {
  A:
    '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 ' +
    '2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
  AA:
    '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 ' +
    '3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
  AAA:
    '1.2.6 1.2.7 1.2.8 1.2.9 1.3.6 1.4.6 1.4.7 1.4.8 1.4.9 2.1.3 2.2.3 2.2.4 2.2.5 2.2.6 2.3.2 2.3.3 2.4.8 2.4.9 2.4.10 ' +
    '2.4.12 2.4.13 2.5.5 2.5.6 3.1.3 3.1.4 3.1.5 3.1.6 3.2.5 3.3.5 3.3.6 3.3.9',
};

interface Written {
  readonly id: string;
  readonly level: string;
  readonly name: string;
  readonly outcome: string;
  readonly says: string;
  readonly by: readonly string[];
}

const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));

const folder = `content/${LOCALE}/wcag`;

const written = readdirSync(join(root, folder))
  .filter((file) => /^\d/.test(file))
  .sort()
  .flatMap((file) => (read(`${folder}/${file}`) as { criteria: Written[] }).criteria);
const { files } = read('content/wcag/tests.json') as {
  files: { file: string; tests: Record<string, string> }[];
};
const { checks } = read(`${folder}/prove-a-mano.json`) as {
  checks: { id: string; when: string }[];
};
const proofs = files.flatMap(({ file, tests }) =>
  Object.entries(tests).map(([name, title]) => ({ name, file, title })),
);

const numbersOf = (id: string) => id.split('.').map(Number);

describe('the criteria', () => {
  test('are the 86 of the guidelines, each once, in their order and at their level', () => {
    const expected = Object.entries(GUIDELINES).flatMap(([level, ids]) =>
      ids.split(' ').map((id) => `${id} ${level}`),
    );
    expect(expected).toHaveLength(86);
    const inOrder = expected.toSorted((one, other) => {
      const [a, b] = [one, other].map((text) => numbersOf(text.split(' ')[0]!)) as [
        number[],
        number[],
      ];
      return a[0]! - b[0]! || a[1]! - b[1]! || a[2]! - b[2]!;
    });
    expect(written.map(({ id, level }) => `${id} ${level}`)).toEqual(inOrder);
  });

  test('of the levels A and AA leave none that is not met', () => {
    const unmet = written.filter(({ outcome }) => outcome === 'not-met');
    expect(unmet.filter(({ level }) => level !== 'AAA')).toEqual([]);
  });

  test.each(written)('$id says in a sentence why it comes out so', ({ says, name }) => {
    expect(says).toMatch(/^\p{Lu}.{8,}\.$/u);
    expect(name).not.toBe('');
  });

  test('name each test and each check that there is, and no other', () => {
    const names = [...proofs.map(({ name }) => name), ...checks.map(({ id }) => id)];
    expect(new Set(names).size).toBe(names.length);
    const used = new Set(written.flatMap(({ by }) => by));
    expect([...used].sort()).toEqual(names.sort());
  });
});

test.each(proofs)('$name: $file has its test', ({ file, title }) => {
  expect(existsSync(join(root, file)), file).toBe(true);
  expect(readFileSync(join(root, file), 'utf8')).toContain(title);
});

test.each(checks)('the check $id was made, on a day that has been', ({ when }) => {
  expect(new Date(when).getTime()).toBeLessThanOrEqual(Date.now());
});

describe('the page', () => {
  const { elements } = pageAt(paths.criteria());
  const tables = named(elements, 'table');
  const rowsOf = (table: (typeof tables)[number]) =>
    named(elementsUnder(named(elementsUnder(table), 'tbody')[0]!), 'tr').map((row) =>
      elementsUnder(row).filter(({ tagName }) => ['th', 'td'].includes(tagName)),
    );
  const [counts, ...principles] = tables;
  const rows = principles.flatMap(rowsOf);
  const { outcomes, proofs: before, criterion, summary } = words.criteria;

  test('has a row for each criterion, with its name, its level, its outcome and its reason', () => {
    expect(principles).toHaveLength(4);
    expect(rows.map(([heading]) => textIn(heading!))).toEqual(
      written.map(({ id, name, level }) => criterion(id, name, level)),
    );
    const told = rows.map(([, cell]) => textIn(cell!));
    for (const [index, { outcome, says }] of written.entries())
      expect(told[index]).toContain(
        `${outcomes[outcome as keyof typeof outcomes]}. ${says} ${before} `,
      );
  });

  test('counts what it lists, and the page on accessibility says the same', () => {
    const count = (outcome: string, level?: string) =>
      written.filter((one) => one.outcome === outcome && (!level || one.level === level)).length;
    const cells = rowsOf(counts!).map((row) => row.slice(1).map(textIn));
    expect(cells).toEqual(
      Object.keys(outcomes).map((outcome) =>
        ['A', 'AA', 'AAA', undefined].map((level) => `${count(outcome, level)}`),
      ),
    );
    const page = textIn(named(pageAt(paths.accessibility()).elements, 'main')[0]!);
    const counted = [count('met'), count('not-applicable'), count('not-met')] as const;
    expect(page).toContain(summary(86, ...counted, ['AAA']));
  });

  test('leads from what was checked by hand to how and when', () => {
    const ids = elements.flatMap((one) => attribute(one, 'id') ?? []);
    const links = principles
      .flatMap((table) => named(elementsUnder(table), 'a'))
      .map((link) => attribute(link, 'href')!.slice(1));
    expect(links.length).toBeGreaterThanOrEqual(checks.length);
    expect(links.filter((anchor) => !ids.includes(anchor))).toEqual([]);
  });
});
