import { readFileSync } from 'node:fs';

import type { ComponentProps } from 'preact';
import { describe, expect, test } from 'vitest';

import { BoardView } from '../../../src/components/board/BoardView.tsx';
import { boardAt } from '../../../src/components/board/moment.ts';
import { describeBoard, describePlace, describeTotals } from '../../../src/describe/index.ts';
import { FOUNDATIONS, parseRecord, PILES, PLACES, type Place } from '../../../src/engine/index.ts';
import { it as words } from '../../../src/words/it.ts';
import {
  attribute,
  classesOf,
  elementsUnder,
  named,
  textOf,
  withClass,
} from '../../html/elements.ts';
import { draw } from './drawn.ts';

const path = new URL('../../../content/games/partita-vinta.json', import.meta.url);
const record = parseRecord(readFileSync(path, 'utf8'));
if (!record.ok) throw new Error(record.error.kind);
const position = boardAt(record.value, { before: 10 });

const drawBoard = (props: Partial<ComponentProps<typeof BoardView>> = {}) =>
  draw(<BoardView position={position} words={words} {...props} />);
const order: readonly Place[] = [...FOUNDATIONS, ...PILES];
const itemOf = (board: ReturnType<typeof drawBoard>, place: Place) =>
  named(board, 'li')[order.indexOf(place)]!;

describe('the picture is the list', () => {
  test('three lists, which stay lists with no bullets: 4 and 4 foundations, 16 piles', () => {
    const lists = drawBoard().filter((element) => attribute(element, 'role') === 'list');
    expect(lists.map((list) => [list.tagName, named(elementsUnder(list), 'li').length])).toEqual([
      ['ul', 4],
      ['ul', 4],
      ['ol', 16],
    ]);
  });

  test('one sentence of totals, before the places', () => {
    const [totals] = named(drawBoard(), 'p');
    expect(textOf(totals!)).toBe(describeTotals(position, words));
  });

  test.each(['card-first', 'in-cima-first'] as const)(
    'the phrases of the places, in order, are the board in words: %s',
    (wording) => {
      const phrases = withClass(drawBoard({ wording }), 'words').map(textOf);
      const piles = phrases.slice(8).join('; ');
      expect(phrases).toHaveLength(24);
      expect(`${phrases.slice(0, 8).join('; ')}. ${piles}.`).toBe(
        describeBoard(position, words, wording),
      );
    },
  );

  test('whatever else a place draws is hidden from a screen reader', () => {
    for (const item of named(drawBoard(), 'li')) {
      const heard = elementsUnder(item).filter(
        (element) => attribute(element, 'aria-hidden') !== 'true',
      );
      expect(heard.map(classesOf)).toEqual([['words']]);
    }
  });

  test('a card shows its letter and its suit, a label its pile and its count', () => {
    const [, card, label] = elementsUnder(itemOf(drawBoard(), '6'));
    expect([textOf(card!), ...classesOf(card!)]).toEqual(['D', 'card', 'spades', 'stack-2']);
    expect([textOf(label!), attribute(label!, 'data-count')]).toEqual(['6', '4']);
  });

  test('at most 115 elements', () => {
    expect(drawBoard({ idPrefix: 'mossa-10' }).length).toBeLessThanOrEqual(115);
  });
});

describe('what a page adds', () => {
  test('an id for each place, so that a link can lead there', () => {
    const ids = named(drawBoard({ idPrefix: 'mossa-10' }), 'li').map((item) =>
      attribute(item, 'id'),
    );
    expect(new Set(ids).size).toBe(24);
    expect(ids).toContain('mossa-10-pila-10');
    expect(ids[0]).toBe('mossa-10-ascendente-picche');
  });

  test('no id without a prefix', () => {
    expect(drawBoard().some((element) => attribute(element, 'id') !== undefined)).toBe(false);
  });

  test('marks on the places that changed', () => {
    const board = drawBoard({ highlight: { from: '10', to: '14', changed: ['3', 'S+'] } });
    const marked = named(board, 'li').filter((item) => classesOf(item).length > 0);
    expect(marked.map((item) => [classesOf(item)[0], textOf(elementsUnder(item)[0]!)])).toEqual([
      ['changed', describePlace(position, 'S+', words)],
      ['changed', describePlace(position, '3', words)],
      ['from', describePlace(position, '10', words)],
      ['to', describePlace(position, '14', words)],
    ]);
  });

  test('a button round each place, named by its phrase', () => {
    const board = drawBoard({
      renderPlace: (place, content) => <button value={place}>{content}</button>,
    });
    const buttons = named(board, 'button');
    expect(buttons.map((button) => attribute(button, 'value')).sort()).toEqual([...PLACES].sort());
    for (const button of buttons) {
      const place = PLACES.find((one) => one === attribute(button, 'value'))!;
      expect(textOf(elementsUnder(button)[0]!)).toBe(describePlace(position, place, words));
    }
  });
});
