/**
 * Rearranges the first `count` numbers of `order`, indices of `values`, so that the `keep` with the highest values come
 * first, in no order.
 */
export const selectHighest = (
  order: Int32Array,
  values: Float64Array,
  count: number,
  keep: number,
): void => {
  let first = 0;
  let last = count - 1;
  while (first < last) {
    const pivot = values[order[(first + last) >> 1]!]!;
    let low = first;
    let high = last;
    while (low <= high) {
      while (values[order[low]!]! > pivot) low++;
      while (values[order[high]!]! < pivot) high--;
      if (low > high) break;
      const swapped = order[low]!;
      order[low++] = order[high]!;
      order[high--] = swapped;
    }
    if (keep <= high) last = high;
    else if (keep > low) first = low;
    else return;
  }
};
