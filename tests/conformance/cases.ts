import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** A position of random play with every verdict on it, as the independent program gives them. */
export interface Case {
  readonly position: unknown;
  /** Every legal card move, by place left and then by place reached. */
  readonly legal: readonly string[];
  /** Every other pair of the 24 places: `from>to reason reason …`, the headline first (D5). */
  readonly refused: readonly string[];
  /** `ok`, or why not. */
  readonly redistribution: string;
  readonly won: boolean;
  /** Blocked positions are dead too. */
  readonly blocked: boolean;
  readonly dead: boolean;
  /** The board in the source's card-first wording. */
  readonly text: string;
  /** The piles after the redistribution, or `null` if refused. */
  readonly afterRedistribution: readonly (readonly string[])[] | null;
}

/** A position, and how many sequences of exactly 1, 2 and 3 choices it allows. */
export interface Count {
  readonly position: unknown;
  readonly moves: readonly number[];
  readonly withRedistribution: readonly number[];
}

/** The boards that the source describes in words. */
interface Boards {
  readonly boards: readonly {
    readonly id: string;
    readonly when:
      | { readonly before: number }
      | { readonly redistribution: number; readonly side: 'before' | 'after' };
    readonly wording: 'card-first' | 'in-cima-first';
    readonly text: string;
  }[];
  /** Two facts of its won game: move 10, and what the first redistribution did to a pile. */
  readonly facts: readonly [
    { readonly move: number; readonly card: string; readonly onto: string },
    {
      readonly redistribution: number;
      readonly before: readonly string[];
      readonly after: readonly string[];
    },
  ];
}

const bytes = (name: string) => readFileSync(join(import.meta.dirname, name));
const read = (text: Buffer): unknown => JSON.parse(text.toString());

export const cases = read(brotliDecompressSync(bytes('positions.json.br'))) as readonly Case[];
export const counts = read(bytes('perft.json')) as readonly Count[];
export const { boards, facts } = read(bytes('boards.json')) as Boards;
