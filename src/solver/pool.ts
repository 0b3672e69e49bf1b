/** Keeps the highest of the values that are offered, each in a numbered place: a heap with the lowest on top. */
export class Pool {
  count = 0;
  readonly #values: Float64Array;
  /** The place of each entry of the heap. */
  readonly #places: Int32Array;

  constructor(most: number) {
    this.#values = new Float64Array(most);
    this.#places = new Int32Array(most);
  }

  clear(): void {
    this.count = 0;
  }

  /** The place for a value among the highest, or −1 if it is not one of them. A full pool gives its lowest up. */
  offer(value: number): number {
    const most = this.#values.length;
    const values = this.#values;
    const places = this.#places;
    if (this.count < most) {
      const place = this.count;
      let at = this.count++;
      while (at > 0) {
        const above = (at - 1) >> 1;
        if (values[above]! <= value) break;
        values[at] = values[above]!;
        places[at] = places[above]!;
        at = above;
      }
      values[at] = value;
      places[at] = place;
      return place;
    }
    if (value <= values[0]!) return -1;
    const place = places[0]!;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= most) break;
      if (below + 1 < most && values[below + 1]! < values[below]!) below++;
      if (values[below]! >= value) break;
      values[at] = values[below]!;
      places[at] = places[below]!;
      at = below;
    }
    values[at] = value;
    places[at] = place;
    return place;
  }
}
