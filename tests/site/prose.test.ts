import { expect, test } from 'vitest';

import { parseCommand } from '../../src/components/trainer/command.ts';
import { words } from '#words';
import { LOCALE } from '../../src/words/locales.ts';
import { paths } from '../../src/words/paths.ts';
import { attribute, named } from '../html/elements.ts';
import { quoted } from '../language/inLanguage.ts';
import { readPage } from './page.ts';
import { textIn } from './texts.ts';

const accessibility = readPage(paths.accessibility());
const glossary = readPage(paths.glossary());
const headings = named(glossary, 'h2');

const commands = named(accessibility, 'kbd').map(textIn);

test.each(commands)('the trainer understands «%s», as the page on accessibility says', (text) => {
  expect(parseCommand(text, words.command)).toMatchObject({ ok: true });
});

test('the page on accessibility has every kind of command', () => {
  const kinds = commands.map((text) => {
    const command = parseCommand(text, words.command);
    return command.ok ? command.value.kind : undefined;
  });
  expect(new Set(kinds)).toEqual(
    new Set(['move', 'to-foundation', 'ask-place', ...words.command.verbs.values()]),
  );
});

test('the labels that the page on accessibility names are those of the trainer', () => {
  const text = textIn(named(accessibility, 'main')[0]!);
  const { field, undo, redo, repeat, redistribute } = words.trainer;
  const { title, names } = words.panels.settings;
  const labels = [field, undo, redo, repeat, redistribute(3), title, ...Object.values(names)];
  for (const label of labels) expect(text).toContain(quoted(label));
});

test('the glossary is in alphabetical order', () => {
  const terms = headings.map(textIn);
  expect(terms.length).toBeGreaterThan(20);
  expect(terms).toEqual(terms.toSorted((one, other) => one.localeCompare(other, LOCALE)));
});

test('each word of the glossary has an anchor', () => {
  expect(headings.filter((word) => !attribute(word, 'id'))).toEqual([]);
});
