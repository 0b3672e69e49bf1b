import { describe, expect, test } from 'vitest';

import { arrowPath } from '../../../src/components/board/arrowPath.ts';
import { FOUNDATIONS, PILES, PLACES, type Place } from '../../../src/engine/index.ts';

const numbersIn = (path: string): number[] => (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);

/** The box of a place in a board of 8 by 5, told from the drawing of the rules (D6, R4), not from the code. */
const ROWS = [
  '5 6 7 8 9 10 11 12',
  '4 . . . . . . 13',
  '3 . S+ H+ D+ C+ . 14',
  '2 . S- H- D- C- . 15',
  '1 . . . . . . 16',
].map((row) => row.split(' '));

const cellOf = (place: Place): readonly [number, number] => {
  const row = ROWS.findIndex((names) => names.includes(place));
  return [ROWS[row]!.indexOf(place), row];
};

/** How far a point is from the box of a place. */
const distance = ([x, y]: readonly number[], place: Place): number => {
  const [column, row] = cellOf(place);
  const away = (at: number, from: number) => Math.max(from - at, at - from - 1, 0);
  return Math.hypot(away(x!, column), away(y!, row));
};

const pairs = PLACES.flatMap((from) =>
  PLACES.filter((to) => to !== from).map((to) => ({ from, to })),
);

test('from any place to any other, an arrow leaves the one and its tip touches the other', () => {
  const astray = pairs.filter(({ from, to }) => {
    const { line, head } = arrowPath(from, to);
    return distance(numbersIn(line), from) > 0.1 || distance(numbersIn(head), to) > 0.1;
  });
  expect(astray).toEqual([]);
});

test('no arrow leaves the board', () => {
  const outside = pairs.filter(({ from, to }) => {
    const { line, head } = arrowPath(from, to);
    const numbers = [...numbersIn(line), ...numbersIn(head)];
    return numbers.some((at, nth) => at < 0 || at > (nth % 2 === 0 ? 8 : 5));
  });
  expect(outside).toEqual([]);
});

describe('from pile to pile', () => {
  const middles = PILES.flatMap((from) =>
    PILES.filter((to) => to !== from).map((to) => {
      const [x0, y0, x1, y1, x2, y2, x3, y3] = numbersIn(arrowPath(from, to).line);
      const mean = (a = 0, b = 0, c = 0, d = 0) => (a + 3 * b + 3 * c + d) / 8;
      return { way: `${from}>${to}`, at: [mean(x0, x1, x2, x3), mean(y0, y1, y2, y3)] };
    }),
  );

  test('it goes through the middle of the horseshoe, over no pile', () => {
    const over = middles.filter(({ at }) => PILES.some((pile) => distance(at, pile) === 0));
    expect(over.map(({ way }) => way)).toEqual([]);
  });
});

test('between the foundations of a suit it goes round their side', () => {
  const [first] = FOUNDATIONS;
  const { line } = arrowPath(first!, 'S-');
  const across = numbersIn(line).filter((_, nth) => nth % 2 === 0);
  expect(Math.min(...across)).toBeGreaterThanOrEqual(3);
});
