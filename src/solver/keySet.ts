/** A set of keys of 64 bits that holds at most a given number; beyond it, keys are taken as new and not kept. */
export class KeySet {
  #size = 0;
  #most = 0;
  #mask = 0;
  #low = new Int32Array();
  #high = new Int32Array();

  /** Empties the set and makes room for three quarters of 2^bits keys; the fewer, the faster. */
  clear(bits: number): void {
    this.#mask = 2 ** bits - 1;
    this.#most = 0.75 * 2 ** bits;
    this.#size = 0;
    if (this.#low.length >= 2 ** bits) this.#low.fill(0, 0, 2 ** bits);
    else {
      this.#low = new Int32Array(2 ** bits);
      this.#high = new Int32Array(2 ** bits);
    }
  }

  /** Whether the key is new; from now on it is not. */
  add(low: number, high: number): boolean {
    // Two zeros stand for an empty place.
    const half = low | 1;
    let place = high & this.#mask;
    while (this.#low[place] !== 0) {
      if (this.#low[place] === half && this.#high[place] === high) return false;
      place = (place + 1) & this.#mask;
    }
    if (this.#size < this.#most) {
      this.#low[place] = half;
      this.#high[place] = high;
      this.#size++;
    }
    return true;
  }
}
