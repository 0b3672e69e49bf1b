import { areAdjacent, neighbours, suitOf, type Card } from './card.ts';
import { formatMove, placesOf, type Move } from './move.ts';
import { foundationSuit, isFoundation, PLACES, type Place } from './place.ts';
import { play } from './play.ts';
import { countAt, nextOn, PILE_LIMIT, topOf, type Position } from './position.ts';
import type { Rejection } from './rejection.ts';

/** The position after what was tried, or every rule it breaks: the first is the headline (D5). */
export type Verdict =
  | { readonly ok: true; readonly next: Position }
  | { readonly ok: false; readonly rejections: readonly [Rejection, ...Rejection[]] };

/** Judges one move by R7–R18. Never fails: a move that is refused comes back with its rejections in the order of D5. */
export const judge = (position: Position, move: Move): Verdict => {
  const [from, to] = placesOf(move);
  if (from === to) return { ok: false, rejections: [{ kind: 'same-place', place: from }] };
  const card = topOf(position, from);
  if (!card) return { ok: false, rejections: [{ kind: 'no-card', from, to }] };
  if (accepts(position, from, to)) return { ok: true, next: play(position, move) };
  return { ok: false, rejections: rejectionsOf(position, card, from, to) };
};

/** The places that accept the top card of a place, piles first; none for an emptied pile or a base card (R7–R18). */
export const destinations = (position: Position, from: Place): Place[] =>
  PLACES.filter((to) => accepts(position, from, to));

/** Every legal move, by the place that it leaves and then by the place that it reaches. The redistribution is no move (R21). */
export const legalMoves = (position: Position): Move[] =>
  PLACES.flatMap((from) => destinations(position, from).map((to) => formatMove(from, to)));

/** The one statement of what is legal; `rejectionsOf` says why something is not, and a property test holds them together. */
const accepts = (position: Position, from: Place, to: Place): boolean => {
  const card = topOf(position, from);
  if (!card || from === to || isBase(position, from)) return false;
  if (isFoundation(to)) return nextOn(position, to) === card;
  const onto = topOf(position, to);
  return (
    !isFoundation(from) &&
    !!onto &&
    neighbours(onto).includes(card) &&
    countAt(position, to) < PILE_LIMIT
  );
};

/** Whether the top card of a place is a base card, which never moves (R18). */
const isBase = (position: Position, place: Place): boolean =>
  isFoundation(place) && countAt(position, place) === 1;

const rejectionsOf = (
  position: Position,
  card: Card,
  from: Place,
  to: Place,
): [Rejection, ...Rejection[]] => {
  const attempt = { card, from, to, destinations: destinations(position, from) };
  const found: Rejection[] = [];
  if (isBase(position, from)) found.push({ kind: 'base-locked', ...attempt });
  const onto = topOf(position, to);
  if (isFoundation(to)) {
    const needed = nextOn(position, to);
    if (foundationSuit(to) !== suitOf(card))
      found.push({ kind: 'wrong-foundation', ...attempt, to });
    else if (needed !== card)
      found.push({ kind: 'does-not-follow', ...attempt, to, onto: onto!, needed });
  } else if (isFoundation(from)) found.push({ kind: 'foundation-to-pile', ...attempt });
  else if (!onto) found.push({ kind: 'empty-pile', ...attempt, to });
  else {
    if (suitOf(onto) !== suitOf(card)) found.push({ kind: 'different-suit', ...attempt, onto });
    if (!areAdjacent(onto, card)) found.push({ kind: 'not-adjacent', ...attempt, onto });
    if (countAt(position, to) >= PILE_LIMIT) found.push({ kind: 'pile-full', ...attempt, onto });
  }
  return found as [Rejection, ...Rejection[]];
};
