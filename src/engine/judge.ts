import { areAdjacent, suitOf } from './card.ts';
import { formatMove, placesOf, type Move } from './move.ts';
import { foundationSuit, isFoundation, PLACES, type Place } from './place.ts';
import { play } from './play.ts';
import { countAt, nextOn, PILE_LIMIT, topOf, type Position } from './position.ts';
import type { BrokenRule, Rejection } from './rejection.ts';

/** The position after what was tried, or every rule it breaks: the first is the headline (D5). */
export type Verdict =
  | { readonly ok: true; readonly next: Position }
  | { readonly ok: false; readonly rejections: readonly [Rejection, ...Rejection[]] };

/** Judges one move by R7–R18. Never fails: a move that is refused comes back with its rejections in the order of D5. */
export const judge = (position: Position, move: Move): Verdict => {
  const [from, to] = placesOf(move);
  const [first, ...others] = rulesBroken(position, from, to);
  if (!first) return { ok: true, next: play(position, move) };
  const instead = { destinations: destinations(position, from) };
  return {
    ok: false,
    rejections: [{ ...first, ...instead }, ...others.map((rule) => ({ ...rule, ...instead }))],
  };
};

const isLegal = (position: Position, from: Place, to: Place): boolean =>
  rulesBroken(position, from, to).length === 0;

/** The places that accept the top card of a place, piles first; none for an emptied pile or a base card (R7–R18). */
export const destinations = (position: Position, from: Place): Place[] =>
  PLACES.filter((to) => isLegal(position, from, to));

/** Whether there is a legal move at all, known at the first that is found. The redistribution is no move (R21). */
export const canMove = (position: Position): boolean =>
  PLACES.some((from) => PLACES.some((to) => isLegal(position, from, to)));

/** Every legal move, by the place that it leaves and then by the place that it reaches. The redistribution is no move (R21). */
export const legalMoves = (position: Position): Move[] =>
  PLACES.flatMap((from) => destinations(position, from).map((to) => formatMove(from, to)));

/** The rules that a move breaks, in the order of D5; a move that breaks none is legal. */
const rulesBroken = (position: Position, from: Place, to: Place): BrokenRule[] => {
  if (from === to) return [{ kind: 'same-place', place: from }];
  const card = topOf(position, from);
  if (!card) return [{ kind: 'no-card', from, to }];
  const onto = topOf(position, to);
  const broken: BrokenRule[] = [];
  if (isFoundation(from) && countAt(position, from) === 1)
    broken.push({ kind: 'base-locked', card, from, to });
  if (isFoundation(to)) {
    const needed = nextOn(position, to);
    if (foundationSuit(to) !== suitOf(card))
      broken.push({ kind: 'wrong-foundation', card, from, to });
    else if (needed !== card)
      broken.push({ kind: 'does-not-follow', card, from, to, onto: onto!, needed });
  } else if (isFoundation(from)) broken.push({ kind: 'foundation-to-pile', card, from, to });
  else if (!onto) broken.push({ kind: 'empty-pile', card, from, to });
  else {
    if (suitOf(onto) !== suitOf(card))
      broken.push({ kind: 'different-suit', card, from, to, onto });
    if (!areAdjacent(onto, card)) broken.push({ kind: 'not-adjacent', card, from, to, onto });
    if (countAt(position, to) >= PILE_LIMIT)
      broken.push({ kind: 'pile-full', card, from, to, onto });
  }
  return broken;
};
