/** What a budget counts. Bytes are brotli, as a browser fetches them; a kB is 1000 of them. */
export type Unit = 'kB' | 'bytes as they stand' | 'requests' | 'scripts' | 'pages' | 'elements';

/** What something takes, and which page or file takes the most. */
export interface Measured {
  readonly amount: number;
  readonly where?: string;
}

export interface Budget {
  readonly what: string;
  readonly unit: Unit;
  /** The most that it may take. */
  readonly limit: number;
  /** Measures the site as it was last built. Fails when what is to be measured is not there. */
  readonly measure: () => Measured | Promise<Measured>;
}

/** The one that takes most. Fails on none, of which nothing would be measured. */
export function worst(all: readonly Required<Measured>[]): Required<Measured> {
  const [most] = all.toSorted((one, other) => other.amount - one.amount);
  if (most === undefined) throw new Error('There is nothing to measure.');
  return most;
}
