import { FOUNDATIONS, isAscending, isFoundation, PILES, type Place } from '../../engine/index.ts';
import { alongRing, RING } from './ring.ts';

/** A point of a board whose unit is a place: 8 from left to right, 5 from top to bottom. */
export type Point = readonly [across: number, down: number];

/** Where an arrow meets a place, and the way from there into the empty middle. */
interface Port {
  readonly at: Point;
  readonly away: Point;
}

/** Half the breadth of the head, for one that points up or down, and one that points aside. */
const HALF_HEAD: Point = [0.13, 0.08];
/** Along it: a place is higher than broad. */
const HEAD: Point = [0.26, 0.15];
/** The middle of a card in its place: its number stands under it. */
const MIDDLE = 0.38;

/**
 * The way from a place to another as SVG paths in a box of 8 by 5 (R4, D6): a line that leaves the one, goes round the
 * foundations between them and the piles, the shorter way, and turns into the other; and its head. So it lies on no card.
 */
export const arrowPath = (
  from: Place,
  to: Place,
): { readonly line: string; readonly head: string } => {
  const [start, end] = [portOf(from), portOf(to)];
  // The line ends in the head, not beyond its tip.
  const neck: Point = [end.at[0] + end.away[0] * HEAD[0], end.at[1] + end.away[1] * HEAD[1]];
  const line = smooth([start.at, ...alongRing(onRing(start), onRing(end)), neck]);
  const sides = [1, -1].map((side): Point => [
    neck[0] + side * HALF_HEAD[0] * end.away[1],
    neck[1] - side * HALF_HEAD[1] * end.away[0],
  ]);
  return { line, head: `M${[end.at, ...sides].map(text).join('L')}Z` };
};

/** A curve from the first point to the last that turns towards those between them. */
const smooth = (points: readonly Point[]): string => {
  const turns = points.slice(1, -1);
  const ends = turns.map((turn, index) => {
    const next = turns[index + 1];
    return next ? ([(turn[0] + next[0]) / 2, (turn[1] + next[1]) / 2] as const) : points.at(-1)!;
  });
  const curves = turns.map((turn, index) => `Q${text(turn)} ${text(ends[index]!)}`);
  return `M${text(points[0]!)}${curves.join('')}`;
};

const text = (point: Point): string => point.map((part) => Number(part.toFixed(2))).join(' ');

/** The point of the ring that a port looks at. */
const onRing = ({ at: [across, down], away }: Port): Point => {
  if (away[0] !== 0 && away[1] !== 0)
    return [away[0] > 0 ? RING.left : RING.right, away[1] > 0 ? RING.top : RING.bottom];
  return away[0] === 0
    ? [across, down < 3 ? RING.top : RING.bottom]
    : [away[0] > 0 ? RING.left : RING.right, Math.max(down, RING.top)];
};

const portOf = (place: Place): Port => {
  const [column, row] = cellOf(place);
  if (isFoundation(place))
    return isAscending(place)
      ? { at: [column + 0.5, row - 0.03], away: [0, -1] }
      : { at: [column + 0.5, row + 1], away: [0, 1] };
  // The corner piles, 5 and 12, have others beside and under them.
  if (row === 0 && (column === 0 || column === 7))
    return column === 0 ? { at: [1, 1], away: [0.7, 0.5] } : { at: [7, 1], away: [-0.7, 0.5] };
  if (column === 0) return { at: [1.02, row + MIDDLE], away: [1, 0] };
  if (column === 7) return { at: [6.98, row + MIDDLE], away: [-1, 0] };
  return { at: [column + 0.5, 1], away: [0, 1] };
};

/** The column and the row of a place, from 0. */
const cellOf = (place: Place): Point => {
  if (isFoundation(place)) {
    const nth = FOUNDATIONS.indexOf(place);
    return [2 + (nth % 4), nth < 4 ? 2 : 3];
  }
  const nth = PILES.indexOf(place);
  if (nth < 5) return [0, 4 - nth];
  return nth < 12 ? [nth - 4, 0] : [7, nth - 11];
};
