import type { DataTable } from './dataTable.ts';

/** From where to where the true value may be; shares of the whole width. */
export type Interval = readonly [low: number, high: number];

/** One bar: its length as a share of the whole width, and both of its texts. */
export interface Bar {
  readonly label: string;
  readonly value: number;
  /** The value as it is read. */
  readonly shown: string;
  readonly interval?: Interval;
}

/** Bars under one another. */
export interface Bars {
  readonly kind: 'bars';
  readonly bars: readonly Bar[];
}

/** Counts of equal classes, as columns side by side. */
export interface Columns {
  readonly kind: 'columns';
  readonly counts: readonly number[];
  /** Where the classes begin and the last one ends: one more than there are columns. */
  readonly edges: readonly number[];
  /** The unit of the edges. */
  readonly unit: string;
  /** A stretch to point out, in the unit of the edges. */
  readonly stretch: { readonly from: number; readonly to: number; readonly label: string };
}

/** So many of a hundred, each a card. */
export interface Hundred {
  readonly kind: 'hundred';
  readonly count: number;
  /** What a card is, said under the picture. */
  readonly key: string;
}

/** A picture, the sentence that says what it shows, and its figures as a table. */
export interface Chart {
  readonly picture: Bars | Columns | Hundred;
  readonly finding: string;
  readonly table: DataTable;
}
