import { expect, test } from 'vitest';

import { parseCommand } from '../../src/components/trainer/command.ts';
import { it } from '../../src/words/it.ts';
import { attribute, named } from '../html/elements.ts';
import { readPage } from './page.ts';
import { textIn } from './texts.ts';

const accessibility = readPage('accessibilita/index.html');
const glossary = readPage('glossario/index.html');
const words = named(glossary, 'h2');

const commands = named(accessibility, 'kbd').map(textIn);

test.each(commands)('the trainer understands «%s», as the page on accessibility says', (text) => {
  expect(parseCommand(text, it.command)).toMatchObject({ ok: true });
});

test('the page on accessibility has every kind of command', () => {
  const kinds = commands.map((text) => {
    const command = parseCommand(text, it.command);
    return command.ok ? command.value.kind : undefined;
  });
  expect(new Set(kinds)).toEqual(
    new Set(['move', 'to-foundation', 'ask-place', ...it.command.verbs.values()]),
  );
});

test('the labels that the page on accessibility names are those of the trainer', () => {
  const text = textIn(named(accessibility, 'main')[0]!);
  const { field, undo, redo, repeat, redistribute } = it.trainer;
  const { title, names } = it.panels.settings;
  const labels = [field, undo, redo, repeat, redistribute(3), title, ...Object.values(names)];
  for (const label of labels) expect(text).toContain(`«${label}»`);
});

test('the glossary is in alphabetical order', () => {
  const terms = words.map(textIn);
  expect(terms.length).toBeGreaterThan(20);
  expect(terms).toEqual(terms.toSorted((one, other) => one.localeCompare(other, 'it')));
});

test('each word of the glossary has an anchor', () => {
  expect(words.filter((word) => !attribute(word, 'id'))).toEqual([]);
});
