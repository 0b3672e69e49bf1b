import type { Random } from '../../solver/index.ts';

/** A whole number from 0 to `bound` − 1. */
export const below = (bound: number, random: Random): number => Math.floor(random() * bound);

/** One of a list's values, each as likely as any other. Throws on an empty list. */
export const pick = <Value>(values: readonly Value[], random: Random): Value => {
  if (values.length === 0) throw new RangeError('There is nothing to pick from');
  return values[below(values.length, random)]!;
};

/** One of a list's values, each as likely as its weight, a number over 0. Throws on an empty list. */
export const pickWeighted = <Value>(
  values: readonly Value[],
  weightOf: (value: Value) => number,
  random: Random,
): Value => {
  const last = values.at(-1);
  if (last === undefined) throw new RangeError('There is nothing to pick from');
  let left = random() * values.reduce((sum, value) => sum + weightOf(value), 0);
  return values.find((value) => (left -= weightOf(value)) < 0) ?? last;
};

/** The list's values in an order of chance. */
export const shuffled = <Value>(values: readonly Value[], random: Random): Value[] => {
  const order = [...values];
  for (let last = order.length - 1; last > 0; last--) {
    const other = below(last + 1, random);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
};
