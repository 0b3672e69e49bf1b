import { expect, test } from 'vitest';

import { attribute, elementsUnder } from '../../html/elements.ts';
import { found, pagesWith, scripts } from './kept.ts';

/** What real screen readers were measured to leave out, to say twice or to say again: by its name, where it would stand. */
test.each([
  ['an alert or a log', 'role', ['alert', 'alertdialog', 'log']],
  ['an assertive region', 'aria-live', ['assertive']],
])('no page has %s', (_, name, values) => {
  expect(pagesWith((one) => values.includes(attribute(one, name) ?? ''))).toEqual({});
  const inScripts = new RegExp(`["'\`]?${name}["'\`]?:["'\`](?:${values.join('|')})["'\`]`, 'g');
  expect(found(scripts, inScripts)).toEqual([]);
});

test('no page has a dialog, whose end has old messages told again, nor a figure, whose caption is told twice', () => {
  const tags = ['dialog', 'figure', 'figcaption'];
  expect(pagesWith(({ tagName }) => tags.includes(tagName))).toEqual({});
  expect(found(scripts, /\.showModal\(|["'`](?:dialog|figure)["'`]/g)).toEqual([]);
});

test('no list has a name that only a label gives it, which is not spoken', () => {
  const isLabelled = (name: string) => name.startsWith('aria-label');
  expect(
    pagesWith(
      ({ tagName, attrs }) =>
        ['ul', 'ol'].includes(tagName) && attrs.some((one) => isLabelled(one.name)),
    ),
  ).toEqual({});
});

test('no page has a list of terms, which are left out as a page is read on', () => {
  expect(pagesWith(({ tagName }) => tagName === 'dl')).toEqual({});
  expect(found(scripts, /["'`]dl["'`]/g)).toEqual([]);
});

test('a status holds its text in one piece: of several only those that changed would be told', () => {
  const statuses = pagesWith(
    (one) => attribute(one, 'role') === 'status' && elementsUnder(one).length > 1,
  );
  expect(statuses).toEqual({});
});
