import { SUIT_LENGTH } from '../engine/index.ts';
import { SUIT_OF } from './cards.ts';
import { PILE_COUNT, SUIT_COUNT, type Layout } from './layout.ts';
import {
  FOUNDATION,
  OTHER_FOUNDATION,
  REDISTRIBUTE,
  solverMove,
  sourceOf,
  targetOf,
  type SolverMove,
} from './moves.ts';
import { FINISHED, REFUSED, type SuitTables } from './suitState.ts';

/**
 * A move told by the cards themselves, each with a number of its own: which one moves, and onto which one. What follows a
 * move that is left out then still says what was meant.
 */
export interface Step {
  readonly card: number;
  /** A card; below 0, a foundation. */
  readonly onto: number;
}

const TO_FOUNDATION = -1;
const TO_OTHER_FOUNDATION = -2;
const REDISTRIBUTION: Step = { card: -1, onto: -1 };

/** Plays steps from one state, again and again. */
export class CardTable {
  readonly #start: Uint8Array;
  readonly #layout: Layout;
  readonly #tables: SuitTables;
  /** Each pile's cards by their own numbers, from bottom to top; by card, its pile; by suit, the state. */
  #piles: number[][] = [];
  #pileOf: number[] = [];
  #suits: number[] = [];
  /** By card's own number, the card as it is numbered elsewhere. */
  readonly #cards: number[] = [];

  constructor(start: Uint8Array, layout: Layout, tables: SuitTables) {
    this.#start = start;
    this.#layout = layout;
    this.#tables = tables;
  }

  /** A line of moves as steps. */
  stepsOf(line: readonly SolverMove[]): Step[] {
    this.#reset();
    return line.map((move) => {
      const step = this.#stepOf(move);
      this.#play(step);
      return step;
    });
  }

  /** Steps as a line of moves; those that change nothing drop out. */
  lineOf(steps: readonly Step[]): SolverMove[] {
    this.#reset();
    return steps.flatMap((step) => this.#play(step) ?? []);
  }

  /** The index of the first step that can't be played; if they all can, their number, or −1 if they win. */
  failureOf(steps: readonly Step[], leftOut: readonly number[]): number {
    this.#reset();
    for (const [index, step] of steps.entries())
      if (!leftOut.includes(index) && this.#play(step) === undefined) return index;
    return this.#suits.every((state) => state === FINISHED) ? -1 : steps.length;
  }

  #reset(): void {
    const { stride, counts, suits } = this.#layout;
    let own = 0;
    for (let pile = 0; pile < PILE_COUNT; pile++) {
      const cards: number[] = [];
      for (let index = 0; index < this.#start[counts + pile]!; index++) {
        this.#cards[own] = this.#start[pile * stride + index]!;
        this.#pileOf[own] = pile;
        cards.push(own++);
      }
      this.#piles[pile] = cards;
    }
    for (let suit = 0; suit < SUIT_COUNT; suit++) this.#suits[suit] = this.#start[suits + suit]!;
  }

  #stepOf(move: SolverMove): Step {
    if (move === REDISTRIBUTE) return REDISTRIBUTION;
    const card = this.#piles[sourceOf(move)]!.at(-1)!;
    const to = targetOf(move);
    if (to < FOUNDATION) return { card, onto: this.#piles[to]!.at(-1)! };
    return { card, onto: to === FOUNDATION ? TO_FOUNDATION : TO_OTHER_FOUNDATION };
  }

  /** Plays a step; the move that it is, no move if the card lies there already, or undefined if it can't be played. */
  #play(step: Step): [SolverMove] | [] | undefined {
    if (step === REDISTRIBUTION) {
      for (const pile of this.#piles) if (pile.length > 1) pile.push(pile.shift()!);
      return [REDISTRIBUTE];
    }
    const { card, onto } = step;
    const from = this.#pileOf[card]!;
    const cards = this.#piles[from]!;
    if (cards.at(-1) !== card) return undefined;
    if (onto < 0) return this.#playToFoundation(card, onto);
    if (cards.at(-2) === onto) return [];
    const to = this.#pileOf[onto]!;
    const target = this.#piles[to]!;
    if (target.at(-1) !== onto || target.length >= this.#layout.limit) return undefined;
    target.push(card);
    cards.pop();
    this.#pileOf[card] = to;
    return [solverMove(from, to)];
  }

  #playToFoundation(own: number, onto: number): [SolverMove] | undefined {
    const card = this.#cards[own]!;
    const suit = SUIT_OF[card]!;
    const entry = this.#suits[suit]! * SUIT_LENGTH + (card % SUIT_LENGTH);
    const otherwise = this.#tables.otherwise[entry]!;
    const toOther = onto === TO_OTHER_FOUNDATION && otherwise !== REFUSED;
    const after = toOther ? otherwise : this.#tables.after[entry]!;
    if (after === REFUSED) return undefined;
    const from = this.#pileOf[own]!;
    this.#piles[from]!.pop();
    this.#pileOf[own] = -1;
    this.#suits[suit] = after;
    return [solverMove(from, toOther ? OTHER_FOUNDATION : FOUNDATION)];
  }
}
