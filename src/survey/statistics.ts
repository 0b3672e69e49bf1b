/** The least, the first quartile, the median, the third quartile and the greatest of some values. */
export type Spread = readonly [
  least: number,
  lower: number,
  median: number,
  upper: number,
  greatest: number,
];

/**
 * How values are spread; each of the five is one of them: where two are as near to a quarter or the middle, the greater.
 * Throws a `RangeError` if there are none.
 */
export const spreadOf = (values: readonly number[]): Spread => {
  if (values.length === 0) throw new RangeError('No values');
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))]!;
  return [at(0), at(0.25), at(0.5), at(0.75), at(1)];
};

/** How many of a whole of at least one. */
export interface Share {
  readonly count: number;
  readonly of: number;
}

/** The two standard deviations or so that hold 95 % of a normal distribution. */
const NORMAL_95 = 1.959964;

/**
 * The 95 % interval of a share, by Wilson's score: between 0 and 1, and sound near both ends too, where most of ours are.
 * (E. B. Wilson, Journal of the American Statistical Association 22, 1927.)
 */
export const intervalOf = ({ count, of }: Share): readonly [low: number, high: number] => {
  const square = NORMAL_95 ** 2;
  const share = count / of;
  const middle = share + square / (2 * of);
  const reach = NORMAL_95 * Math.sqrt((share * (1 - share) + square / (4 * of)) / of);
  const scale = 1 + square / of;
  return [Math.max(0, (middle - reach) / scale), Math.min(1, (middle + reach) / scale)];
};

/** The mean of what was measured once for each deal, and its standard error. */
export interface Mean {
  readonly mean: number;
  readonly error: number;
}

/**
 * The mean over deals; the deals are the sample, so that many games of one deal do not pass for many deals. Of no deals it
 * is nought, and so is the error of a single one, of which nothing is known.
 */
export const meanOf = (values: readonly number[]): Mean => {
  if (values.length === 0) return { mean: 0, error: 0 };
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const error = values.length > 1 ? Math.sqrt(squares / (values.length - 1) / values.length) : 0;
  return { mean: round(mean), error: round(error) };
};

/** The 95 % interval of a mean. */
export const intervalOfMean = ({ mean, error }: Mean): readonly [low: number, high: number] => [
  mean - NORMAL_95 * error,
  mean + NORMAL_95 * error,
];

/** The greatest of some values, however many; `-Infinity` if there are none. */
export const greatestOf = (values: readonly number[]): number =>
  values.reduce((greatest, value) => Math.max(greatest, value), -Infinity);

/** Four significant places are more than the samples are good for, and keep the file small. */
const round = (value: number): number => Number(value.toPrecision(4));
