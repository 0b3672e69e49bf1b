import { ems, percent } from './barRows.ts';
import type { Columns } from './chart.ts';

/** Heights in ems, from the top: the stretch with its label over it, the tallest column's count, the columns, their edges. */
const STRETCH = 1.7;
const TOP = 3.8;
const PLOT = 10;
const FLOOR = TOP + PLOT;

/** Between the text over a column and the column. */
const GAP = 0.4;

/** So many edges have room for their numbers, and every other one of them on a narrow phone. */
const MOST_NUMBERED = 10;

/** The part of a class that its column leaves free on either side. */
const SPACE = 0.06;

const column = (count: number, index: number, { counts }: Columns) => {
  const wide = 1 / counts.length;
  const tall = (count / Math.max(...counts)) * PLOT;
  return {
    start: percent((index + SPACE) * wide),
    width: percent((1 - 2 * SPACE) * wide),
    top: ems(FLOOR - tall),
    height: ems(tall),
  };
};

/**
 * Where the parts of a chart of columns are: across in per cent of the width, so that it fits any; down in ems of its
 * text. Throws a `RangeError` if there are not as many edges as the columns need, or the stretch leaves the chart.
 */
export const columnPlot = (columns: Columns) => {
  const { counts, edges, stretch } = columns;
  if (edges.length !== counts.length + 1)
    throw new RangeError(`${counts.length} columns have ${edges.length} edges`);
  const [first, last] = [edges[0]!, edges.at(-1)!];
  const across = (value: number) => (value - first) / (last - first);
  const tallest = counts.indexOf(Math.max(...counts));
  const step = Math.ceil(edges.length / MOST_NUMBERED);
  return {
    height: ems(FLOOR + 3),
    floor: ems(FLOOR),
    columns: counts.map((count, index) => column(count, index, columns)),
    tallest: {
      middle: percent((tallest + 0.5) / counts.length),
      baseline: ems(TOP - GAP),
      count: counts[tallest]!,
    },
    numbers: edges
      .filter((_, index) => index % step === 0)
      .map((edge, index) => ({ edge, at: percent(across(edge)), isBetween: index % 2 === 1 })),
    numbersBaseline: ems(FLOOR + 1.4),
    unitBaseline: ems(FLOOR + 2.7),
    stretch: {
      from: percent(across(stretch.from)),
      to: percent(across(stretch.to)),
      middle: percent((across(stretch.from) + across(stretch.to)) / 2),
      at: ems(STRETCH),
      baseline: ems(STRETCH - 2 * GAP),
    },
  };
};
