// @vitest-environment jsdom
import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { boardAt } from '../../../src/components/board/moment.ts';
import { boardSvg } from '../../../src/components/picture/boardSvg.ts';
import { inks, suitInks } from '../../../src/components/picture/inks.ts';
import { suitShapes } from '../../../src/components/picture/suitShapes.ts';
import { describeBoard, describePlace, describeTotals } from '../../../src/describe/index.ts';
import {
  countAt,
  isFoundation,
  parseRecord,
  PLACES,
  rankOf,
  suitOf,
  topOf,
  type Place,
  type Position,
} from '../../../src/engine/index.ts';
import { it as words } from '../../../src/words/it.ts';
import { placesOf, readSvg } from './readSvg.ts';

const file = (path: string) => readFileSync(path, 'utf8');
const read = parseRecord(file('content/games/partita-vinta.json'));
if (!read.ok) throw new Error(read.error.kind);
const record = read.value;
const position = boardAt(record, { before: 10 });

const written = (at: Position, place: Place): string[] => {
  const top = topOf(at, place);
  const label = isFoundation(place) ? '' : `${place} `;
  return [...(top ? [words.card.letter(rankOf(top))] : []), `${label}×${countAt(at, place)}`];
};

describe.each([0, 10, 60, 119])('the board after move %i', (move) => {
  const at = boardAt(record, { after: move });
  const root = readSvg(boardSvg(at, words));

  test('has every place with its phrase, its rank, its number and its count', () => {
    expect([...placesOf(root)]).toEqual(
      PLACES.map((place) => [describePlace(at, place, words), written(at, place)]),
    );
  });

  test('has the suit of every card as its shape, and none where there is no card', () => {
    const drawn = [...root.querySelectorAll('g > title')].map((title) => {
      const shapes = [...title.parentElement!.querySelectorAll('path')].map((path) =>
        path.getAttribute('d'),
      );
      return Object.entries(suitShapes).find(([, shape]) => shapes.includes(shape))?.[0];
    });
    const tops = PLACES.map((place) => topOf(at, place));
    expect(drawn).toEqual(tops.map((top) => top && suitOf(top)));
  });

  test('says in words what it shows', () => {
    expect(root.querySelector('svg > title')!.textContent).toBe(words.board.label);
    expect(root.querySelector('desc')!.textContent).toBe(describeBoard(at, words, 'card-first'));
    expect(root.querySelector('svg > text')!.textContent).toBe(describeTotals(at, words));
  });
});

test('the piles run once round the horseshoe, the foundations stand in its middle', () => {
  const corners = [...readSvg(boardSvg(position, words)).querySelectorAll('g > title')].map(
    (title) => {
      const [, x, y] = /translate\((\d+) (\d+)\)/.exec(
        title.parentElement!.getAttribute('transform')!,
      )!;
      return [Number(x), Number(y)] as const;
    },
  );
  const xs = [...new Set(corners.map(([x]) => x))].sort((a, b) => a - b);
  const ys = [...new Set(corners.map(([, y]) => y))].sort((a, b) => a - b);
  const cells = corners.map(([x, y]) => `${xs.indexOf(x)},${ys.indexOf(y)}`);
  expect(cells.join(' ')).toBe(
    '0,4 0,3 0,2 0,1 0,0 1,0 2,0 3,0 4,0 5,0 6,0 7,0 7,1 7,2 7,3 7,4 2,2 3,2 4,2 5,2 2,3 3,3 4,3 5,3',
  );
});

test('a move is marked where the card leaves and where it goes, and nowhere else', () => {
  const ringed = (svg: string) =>
    [...readSvg(svg).querySelectorAll('g > title')].flatMap((title) => {
      const ring = title.parentElement!.querySelector('rect[stroke-width="4"]');
      return ring ? [[title.textContent, ring.hasAttribute('stroke-dasharray')]] : [];
    });
  expect(ringed(boardSvg(position, words))).toEqual([]);
  expect(ringed(boardSvg(position, words, { from: '10', to: 'S+' }))).toEqual([
    [describePlace(position, '10', words), true],
    [describePlace(position, 'S+', words), false],
  ]);
});

test('a move is an arrow too, a board with none has none', () => {
  const inMark = (svg: string) =>
    readSvg(svg).querySelectorAll(`svg > g > path[fill="${inks.mark}"]`).length;
  expect(inMark(boardSvg(position, words))).toBe(0);
  expect(inMark(boardSvg(position, words, { from: '10', to: '14' }))).toBe(1);
});

test('its colours are those of the light look of the site', () => {
  const css = file('src/styles/tokens.css');
  const colours = Object.values({ ...inks, ...suitInks });
  expect(colours.filter((colour) => !css.includes(colour))).toEqual([]);
});

test('its suits are those of the drawn cards of the site', () => {
  const css = file('src/components/board/card.css');
  expect(Object.values(suitShapes).filter((shape) => !css.includes(shape))).toEqual([]);
});

test('asks for nothing from elsewhere, runs nothing, sets no style', () => {
  const root = readSvg(boardSvg(position, words, { from: '10', to: '14' }));
  const elements = [root, ...root.querySelectorAll('*')];
  const allowed = ['svg', 'title', 'desc', 'g', 'rect', 'path', 'text', 'tspan'];
  expect(elements.map(({ tagName }) => tagName).filter((name) => !allowed.includes(name))).toEqual(
    [],
  );
  const attributes = elements.flatMap((element) => [...element.attributes]);
  expect(
    attributes.filter(
      ({ name, value }) => /^(style|class|on|href|xlink)/.test(name) || value.includes('url('),
    ),
  ).toEqual([]);
});

describe('hostile words', () => {
  const hostile = `</title><script>alert('1')</script>&"]]>\u0000\uFFFE\uD800`;
  const shown = `</title><script>alert('1')</script>&"]]>`;
  const hostileWords = {
    ...words,
    board: {
      ...words.board,
      label: hostile,
      place: () => hostile,
      totals: () => hostile,
    },
    card: { ...words.card, letter: () => hostile },
  };

  test('stay words', () => {
    const root = readSvg(boardSvg(position, hostileWords));
    expect(root.querySelector('script')).toBeNull();
    expect(root.querySelector('title')!.textContent).toBe(shown);
    expect(root.querySelector('desc')!.textContent).toContain(shown);
    expect([...root.querySelectorAll('g text')].map((text) => text.textContent)).toContain(shown);
    expect(root.querySelector('svg > text')!.textContent).toBe(shown);
  });

  test('stay words in a title that is given', () => {
    const root = readSvg(boardSvg(position, words, { title: hostile }));
    expect(root.querySelector('title')!.textContent).toBe(shown);
  });
});
