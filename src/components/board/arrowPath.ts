import { FOUNDATIONS, isAscending, isFoundation, PILES, type Place } from '../../engine/index.ts';

/** A point of a board whose unit is a place: 8 from left to right, 5 from top to bottom. */
type Point = readonly [across: number, down: number];

/** Where an arrow meets a place, and the way from there into the empty middle. */
interface Port {
  readonly at: Point;
  readonly away: Point;
}

/** How far an arrow goes straight away from a place before it bends. */
const STRAIGHT = 0.9;
/** Half the breadth of the head, for one that points up or down, and one that points aside. */
const HALF_HEAD: Point = [0.13, 0.08];
/** Along it: a place is higher than broad. */
const HEAD: Point = [0.26, 0.15];
/** The middle of a card in its place: its number stands under it. */
const MIDDLE = 0.38;

/**
 * The way from a place to another as SVG paths in a box of 8 by 5 (R4, D6): a curve through the empty middle of the
 * horseshoe, and its head. Both foundations of a suit are in one column, so what passes between them goes round the side.
 */
export const arrowPath = (
  from: Place,
  to: Place,
): { readonly line: string; readonly head: string } => {
  const between = isFoundation(from) && isFoundation(to);
  const [start, end] = [from, to].map(between ? sideOf : portOf) as [Port, Port];
  // The line ends in the head, not beyond its tip.
  const neck = along(end, HEAD);
  const reach: Point = [STRAIGHT, STRAIGHT];
  const line = `M${text(start.at)}C${text(along(start, reach))} ${text(along(end, reach))} ${text(neck)}`;
  const [across, down] = end.away;
  const sides = [1, -1].map((side): Point => [
    neck[0] + side * HALF_HEAD[0] * down,
    neck[1] - side * HALF_HEAD[1] * across,
  ]);
  return { line, head: `M${[end.at, ...sides].map(text).join('L')}Z` };
};

const along = ({ at, away }: Port, [across, down]: Point): Point => [
  at[0] + away[0] * across,
  at[1] + away[1] * down,
];

const text = (point: Point): string => point.map((part) => Number(part.toFixed(2))).join(' ');

const sideOf = (place: Place): Port => {
  const [column, row] = cellOf(place);
  return { at: [column + 1, row + MIDDLE], away: [1, 0] };
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
