import type { Bar } from './chart.ts';

/** Where the parts of a bar's row are: across in per cent of the width, so that it fits any; down in ems of its text. */
export interface BarRow extends Bar {
  /** The line on which the label stands at one end, and the value at the other. */
  readonly baseline: string;
  readonly top: string;
  readonly length: string;
  readonly middle: string;
  /** Where the interval is, if there is one. */
  readonly reach?: { readonly from: string; readonly to: string };
}

/** In ems: the height of a row, and in it the line of its texts, the top of its bar, how thick the bar is. */
const ROW = { height: 3.1, baseline: 1.1, top: 1.5, thick: 1 };

/** The rows of bars, from the top. Throws a `RangeError` on a value or an interval that leaves the width. */
export const barRows = (bars: readonly Bar[]): BarRow[] =>
  bars.map((bar, index) => {
    const above = index * ROW.height;
    const row = {
      ...bar,
      baseline: ems(above + ROW.baseline),
      top: ems(above + ROW.top),
      length: percent(bar.value),
      middle: ems(above + ROW.top + ROW.thick / 2),
    };
    if (!bar.interval) return row;
    const [low, high] = bar.interval;
    return { ...row, reach: { from: percent(low), to: percent(high) } };
  });

export const barThickness = ems(ROW.thick);

/** The height of so many rows. */
export const rowsHeight = (count: number): string => ems(count * ROW.height);

/** A share of the width, as an attribute of SVG. Throws a `RangeError` if it is none. */
export function percent(share: number): string {
  if (!(share >= 0 && share <= 1)) throw new RangeError(`${share} is no share of the width`);
  return `${Number((share * 100).toFixed(2))}%`;
}

/** A height, as an attribute of SVG. */
export function ems(height: number): string {
  return `${Number(height.toFixed(3))}em`;
}
