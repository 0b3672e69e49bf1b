import type * as fc from 'fast-check';

/** What a visitor is shown after something came from outside. */
export interface Shown {
  /** What the page's own component makes of it. */
  readonly html: string;
  /** What the same component makes of a harmless text. */
  readonly like: string;
}

/** What can be seen, each drawn when it is asked for. */
export type Drawings = readonly (() => Shown)[];

/** A way for something from outside into the site. */
export interface Door {
  readonly name: string;
  /** How many of all the inputs are its own, from 0 to 1: fewer where each takes long. */
  readonly share: number;
  readonly inputs: fc.Arbitrary<string>;
  /** Reads an input as the site does, and gives what can be seen of it then. */
  readonly read: (input: string) => Drawings | Promise<Drawings>;
}
