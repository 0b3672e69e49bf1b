import type { Bar } from './chart.ts';

/** Where the parts of a bar's row are, in per cent of the width, so that it fits any. */
export interface BarRow extends Bar {
  readonly length: string;
  /** Where the interval is, if there is one. */
  readonly reach?: { readonly from: string; readonly to: string };
}

/** The rows of bars, from the top. Throws a `RangeError` on a value or an interval that leaves the width. */
export const barRows = (bars: readonly Bar[]): BarRow[] =>
  bars.map((bar) => {
    const row = { ...bar, length: percent(bar.value) };
    if (!bar.interval) return row;
    const [low, high] = bar.interval;
    return { ...row, reach: { from: percent(low), to: percent(high) } };
  });

/** A share of the width, as an attribute of SVG. Throws a `RangeError` if it is none. */
export function percent(share: number): string {
  if (!(share >= 0 && share <= 1)) throw new RangeError(`${share} is no share of the width`);
  return `${Number((share * 100).toFixed(2))}%`;
}

/** A height, as an attribute of SVG. */
export function ems(height: number): string {
  return `${Number(height.toFixed(3))}em`;
}
