import {
  formatMove,
  numberOf,
  PILES,
  play,
  REDISTRIBUTION,
  SUIT_LENGTH,
  suitOf,
  topOf,
  type Action,
  type Card,
  type Foundation,
  type Position,
  type Suit,
} from '../engine/index.ts';
import type { SolverRules } from './layout.ts';
import { OTHER_FOUNDATION, REDISTRIBUTE, sourceOf, targetOf, type SolverMove } from './moves.ts';

/**
 * The line as it is played: the search's moves, and where cards of a suit must pass first to bring a rank's turn (D9), the
 * passes, as few as can be.
 */
export const writeOut = (
  start: Position,
  moves: readonly SolverMove[],
  { passes }: SolverRules,
): Action[] => {
  const actions: Action[] = [];
  let position = start;
  const add = (action: Action) => {
    actions.push(action);
    position = play(position, action);
  };
  /** What the search plays to the foundations of each suit, in order, known once the piles are followed. */
  const played = passes ? playedBySuit(start, moves) : undefined;
  for (const move of moves) {
    if (move === REDISTRIBUTE) {
      add(REDISTRIBUTION);
      continue;
    }
    const from = PILES[sourceOf(move)]!;
    const to = PILES[targetOf(move)];
    if (to) {
      add(formatMove(from, to));
      continue;
    }
    const card = topOf(position, from)!;
    const suit = suitOf(card);
    const coming = played?.[suit];
    coming?.shift();
    const held = position.up[suit] + position.down[suit];
    if (passes && held === SUIT_LENGTH)
      for (let steps = stepsTo(card, position.up[suit]); steps !== 0; steps -= Math.sign(steps))
        add(steps > 0 ? passOver(suit, '-', '+') : passOver(suit, '+', '-'));
    add(formatMove(from, foundationFor(position, card, targetOf(move), coming?.[0])));
  }
  return actions;
};

const passOver = (suit: Suit, from: '+' | '-', to: '+' | '-') =>
  formatMove(`${suit}${from}`, `${suit}${to}`);

/**
 * How many cards must pass to the ascending foundation, or if negative from it, before a card's turn comes, while it has
 * `up` of the 13: the card goes on the ascending one above the rank below, or on the descending one when that holds the ranks above.
 */
const stepsTo = (card: Card, up: number): number => {
  const rank = numberOf(card);
  if (up < rank - 1) return rank - 1 - up;
  return Math.min(0, rank - up);
};

/** Where a card goes of which the turn has come. If both take it, where it leaves fewer passes to the suit's next card. */
const foundationFor = (
  { up, down }: Position,
  card: Card,
  target: number,
  next: Card | undefined,
): Foundation => {
  const suit = suitOf(card);
  const takesUp = up[suit] + 1 === numberOf(card);
  const takesDown = SUIT_LENGTH - down[suit] === numberOf(card);
  if (!takesUp) return `${suit}-`;
  if (!takesDown) return `${suit}+`;
  if (!next) return target === OTHER_FOUNDATION ? `${suit}-` : `${suit}+`;
  const passesIf = (count: number) => Math.abs(stepsTo(next, count));
  return passesIf(up[suit]) < passesIf(up[suit] + 1) ? `${suit}-` : `${suit}+`;
};

const playedBySuit = (
  start: Position,
  moves: readonly SolverMove[],
): Record<Suit, (Card | undefined)[]> => {
  const played: Record<Suit, Card[]> = { S: [], H: [], D: [], C: [] };
  const piles = start.piles.map((cards) => [...cards]);
  for (const move of moves) {
    if (move === REDISTRIBUTE) {
      for (const pile of piles) pile.push(...pile.splice(0, 1));
      continue;
    }
    const card = piles[sourceOf(move)]!.pop()!;
    const onto = piles[targetOf(move)];
    if (onto) onto.push(card);
    else played[suitOf(card)].push(card);
  }
  return played;
};
