import { expect, test } from 'vitest';

import type { Card } from '../../src/engine/index.ts';
import { it } from '../../src/words/it.ts';
import { boards, facts } from '../conformance/cases.ts';
import { attribute, elementsUnder, named, withClass, type Element } from '../html/elements.ts';
import { readPage } from './page.ts';
import { textIn, wordsIn } from './texts.ts';

const elements = readPage('regole/index.html');
const main = named(elements, 'main')[0]!;
const inMain = elementsUnder(main);
const text = textIn(main);

/** Where an element of an id stands among all of the page. */
const indexOf = (id: string): number =>
  elements.findIndex((element) => attribute(element, 'id') === id);

/** What a whole board says, in the order in which it is read, as the source writes it. */
const boardText = (board: Element): string => {
  const places = wordsIn(board);
  return `${places.slice(0, 8).join('; ')}. ${places.slice(8).join('; ')}.`;
};

const wholeBoards = withClass(inMain, 'horseshoe');

test('each of the 32 rules has its anchor, once', () => {
  const ids = elements.flatMap((element) => attribute(element, 'id') ?? []);
  const anchors = ids.filter((id) => /^r\d+$/.test(id));
  const expected = Array.from({ length: 32 }, (_, index) => `r${index + 1}`);
  expect(anchors.sort()).toEqual(expected.sort());
});

test('headings go down one level at a time', () => {
  const levels = inMain.flatMap(({ tagName }) =>
    /^h[1-6]$/.test(tagName) ? [Number(tagName[1])] : [],
  );
  expect(levels[0]).toBe(1);
  const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  expect(skips).toEqual([]);
});

test.each([
  ['before-move-10', 'r11', 'r10'],
  ['before-redistribution-1', 'r22', 'r20'],
  ['after-redistribution-1', 'r22', 'r20'],
])('the board %s is told to the letter, between %s and %s', (id, after, before) => {
  const board = boards.find((one) => one.id === id)!;
  const [first, ...others] = wholeBoards.filter((element) => boardText(element) === board.text);
  expect(others).toEqual([]);
  expect(first).toBeDefined();
  expect(elements.indexOf(first!)).toBeGreaterThan(indexOf(after));
  expect(elements.indexOf(first!)).toBeLessThan(indexOf(before));
});

test('the pile that the source turns is shown before and after, card by card', () => {
  const turned = facts.find((fact) => 'redistribution' in fact)!;
  const shown = named(inMain, 'ol').map(wordsIn);
  const names = (cards: readonly string[]) => cards.map((card) => it.card.name(card as Card));
  expect(shown).toContainEqual(names(turned.before));
  expect(shown).toContainEqual(names(turned.after));
});

test.each([
  ['R10', 'Questa pila è piena; scegli un’altra destinazione'],
  ['R12', 'regole interattive'],
  ['R12', 'Deve essere dello stesso seme'],
  ['R12', 'Deve essere di valore superiore o inferiore'],
  ['R13', 'Impossibile posizionare su una pila vuota'],
  ['R18', 'La base della fondazione è bloccata'],
  ['R19', 'Ridistribuisci'],
  ['R20', 'Nessuna ridistribuzione'],
  ['R24', 'bloccata'],
])('%s quotes «%s» to the letter', (_, quoted) => {
  expect(text).toContain(`«${quoted}»`);
});

test.each([
  ['a neighbour above and one below', ['9 di cuori', '8 di cuori', '7 di cuori']],
  ['an ace on a king', ['asso di picche in cima']],
  ['a full pile', ['13 carte, 5 di cuori in cima']],
  ['an empty pile', ['vuota']],
  ['both kinds of foundation', ['ascendente di cuori', 'discendente di cuori']],
  ['a pass between foundations', ['ascendente di quadri', 'discendente di quadri']],
  ['the base cards', ['asso di fiori in cima, 1 carta', 're di fiori in cima, 1 carta']],
])('%s is shown on a part of a board', (_, phrases) => {
  const parts = withClass(inMain, 'row').map(wordsIn);
  const isShown = (part: string[]) =>
    phrases.every((phrase) => part.some((words) => words.includes(phrase)));
  expect(parts.some(isShown)).toBe(true);
});

test('what is said of the won game is what its record says', () => {
  expect(text).toContain('mossa 10: l’asso di picche va dalla pila 10 alla pila 14');
  expect(text).toContain('mossa 91: la donna di quadri va dalla fondazione discendente di quadri');
  expect(text).toContain('dopo le mosse 16, 56 e 100');
});
