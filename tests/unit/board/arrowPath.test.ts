import { expect, test } from 'vitest';

import { arrowPath } from '../../../src/components/board/arrowPath.ts';
import { PLACES, type Place } from '../../../src/engine/index.ts';

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

/** Points along a path of quadratic curves. */
const pointsOf = (path: string): (readonly [number, number])[] => {
  const [x0, y0, ...rest] = numbersIn(path);
  let [x, y] = [x0!, y0!];
  const points: (readonly [number, number])[] = [];
  for (let nth = 0; nth < rest.length; nth += 4) {
    const [cx, cy, ex, ey] = rest.slice(nth, nth + 4) as [number, number, number, number];
    for (let step = 1; step <= 20; step++) {
      const t = step / 20;
      const at = (a: number, b: number, c: number) =>
        (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
      points.push([at(x, cx, ex), at(y, cy, ey)]);
    }
    [x, y] = [ex, ey];
  }
  return points;
};

test('no arrow lies on a card or on its number, but where it leaves and where it comes', () => {
  const over = pairs.flatMap(({ from, to }) =>
    pointsOf(arrowPath(from, to).line).flatMap((point) =>
      PLACES.filter((place) => place !== from && place !== to && distance(point, place) === 0).map(
        (place) => `${from}>${to} over ${place}`,
      ),
    ),
  );
  expect([...new Set(over)]).toEqual([]);
});
