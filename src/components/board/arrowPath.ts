import { isAscending, isFoundation, type Place } from '../../engine/index.ts';
import { cellOf } from './cell.ts';
import { alongRing, RING, type Point } from './ring.ts';

/** Where an arrow meets a place, the way from there into the empty middle, and the point of the ring that it looks at. */
interface Port {
  readonly at: Point;
  readonly away: Point;
  readonly ring: Point;
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
  const line = smooth([start.at, ...alongRing(start.ring, end.ring), neck]);
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

const portOf = (place: Place): Port => {
  const [column, row] = cellOf(place);
  const middle = column + 0.5;
  if (isFoundation(place))
    return isAscending(place)
      ? { at: [middle, row - 0.03], away: [0, -1], ring: [middle, RING.top] }
      : { at: [middle, row + 1], away: [0, 1], ring: [middle, RING.bottom] };
  const isLeft = column === 0;
  if (!isLeft && column < 7) return { at: [middle, 1], away: [0, 1], ring: [middle, RING.top] };
  const side = isLeft ? RING.left : RING.right;
  const inward = isLeft ? 1 : -1;
  // The corner piles, 5 and 12, have others beside and under them.
  if (row === 0)
    return { at: [isLeft ? 1 : 7, 1], away: [0.7 * inward, 0.5], ring: [side, RING.top] };
  const down = row + MIDDLE;
  return {
    at: [isLeft ? 1.02 : 6.98, down],
    away: [inward, 0],
    ring: [side, Math.max(down, RING.top)],
  };
};
