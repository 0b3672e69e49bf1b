/** A source of numbers from 0 up to, but not including, 1. */
export type Random = () => number;

/** The same numbers for the same seed, a whole number below 2^32. */
export const createRandom = (seed: number): Random => {
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  };
};

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
