import { expect, test } from 'vitest';

import { describeBoard } from '../../src/describe/index.ts';
import type { Card } from '../../src/engine/index.ts';
import { words } from '#words';
import { LOCALE } from '../../src/words/locales.ts';
import { paths } from '../../src/words/paths.ts';
import { boards, facts } from '../conformance/cases.ts';
import { attribute, elementsUnder, named, withClass, type Element } from '../html/elements.ts';
import { wonBoard } from '../unit/engine/wonGame.ts';
import { inLanguage, quoted } from '../language/inLanguage.ts';
import { readPage } from './page.ts';
import { textIn, wordsIn } from './texts.ts';

const { card, place } = words;
const elements = readPage(paths.rules());
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
  const { when, wording, text: source } = boards.find((one) => one.id === id)!;
  // The source is in Italian alone.
  const told = LOCALE === 'it' ? source : describeBoard(wonBoard(when), words, wording);
  const [first, ...others] = wholeBoards.filter((element) => boardText(element) === told);
  expect(others).toEqual([]);
  expect(first).toBeDefined();
  expect(elements.indexOf(first!)).toBeGreaterThan(indexOf(after));
  expect(elements.indexOf(first!)).toBeLessThan(indexOf(before));
});

test('the pile that the source turns is shown before and after, card by card', () => {
  const turned = facts.find((fact) => 'redistribution' in fact)!;
  const shown = named(inMain, 'ol').map(wordsIn);
  const names = (cards: readonly string[]) => cards.map((one) => card.name(one as Card));
  expect(shown).toContainEqual(names(turned.before));
  expect(shown).toContainEqual(names(turned.after));
});

test.each(
  inLanguage({
    it: [
      ['R10', 'Questa pila è piena; scegli un’altra destinazione'],
      ['R12', 'regole interattive'],
      ['R12', 'Deve essere dello stesso seme'],
      ['R12', 'Deve essere di valore superiore o inferiore'],
      ['R13', 'Impossibile posizionare su una pila vuota'],
      ['R18', 'La base della fondazione è bloccata'],
      ['R19', 'Ridistribuisci'],
      ['R20', 'Nessuna ridistribuzione'],
      ['R24', 'bloccata'],
    ],
    en: [
      ['R10', 'This pile is full; choose another destination'],
      ['R12', 'Interactive rules'],
      ['R12', 'It must be of the same suit'],
      ['R12', 'It must be one rank higher or lower'],
      ['R13', 'Nothing can be put on an empty pile'],
      ['R18', 'The base card of a foundation is locked'],
      ['R19', 'Redistribute'],
      ['R20', 'No redistributions left'],
      ['R24', 'blocked'],
    ],
  }),
)('%s quotes “%s” to the letter', (_, told) => {
  expect(text).toContain(quoted(told));
});

const topped = (cards: number, top: Card) => words.board.place('7', top, cards).split(': ')[1]!;

test.each([
  ['a neighbour above and one below', ['9H', '8H', '7H'].map((one) => card.name(one as Card))],
  ['an ace on a king', [words.board.place('14', 'AS', 7)]],
  ['a full pile', [topped(13, '5H')]],
  ['an empty pile', [words.board.place('12', undefined, 0)]],
  ['both kinds of foundation', (['H+', 'H-'] as const).map(place.name)],
  ['a pass between foundations', (['D+', 'D-'] as const).map(place.name)],
  ['the base cards', [words.board.place('C+', 'AC', 1), words.board.place('C-', 'KC', 1)]],
])('%s is shown on a part of a board', (_, phrases) => {
  const parts = withClass(inMain, 'row').map(wordsIn);
  const isShown = (part: string[]) =>
    phrases.every((phrase) => part.some((told) => told.includes(phrase)));
  expect(parts.some(isShown)).toBe(true);
});

test('what is said of the won game is what its record says', () => {
  const { prose } = words;
  expect(text).toContain(prose.move('AS', '10', '14', 'KS'));
  expect(text).toContain(prose.move('QD', 'D-', 'D+', 'JD'));
  expect(text).toContain(prose.afterMoves([16, 56, 100]));
});
