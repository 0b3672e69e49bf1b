import { sentences, type RuleAnchor } from '../../describe/index.ts';
import {
  countAt,
  isAscending,
  isFoundation,
  legalMoves,
  numberOf,
  placesOf,
  play,
  REDISTRIBUTION,
  topOf,
  type Card,
  type Move,
  type Place,
  type Position,
} from '../../engine/index.ts';
import type { HintWords } from '#words/hint.ts';
import type { Line } from './advice.ts';

/** The rule that makes a legal move possible (R8, R9, R14, R15, R17), and what it says of it. */
export const ruleOfMove = (
  before: Position,
  move: Move,
  { hint }: HintWords,
): readonly [anchor: RuleAnchor, text: string] => {
  const [from, to] = placesOf(move);
  if (isFoundation(from)) return ['r17', hint.pass];
  if (isFoundation(to)) return [isAscending(to) ? 'r14' : 'r15', hint.onFoundation];
  const ranks = [from, to].map((place) => numberOf(topOf(before, place)!));
  const isRoundTheEnd = Math.abs(ranks[0]! - ranks[1]!) > 1;
  return ['r8', isRoundTheEnd ? hint.onAceOrKing : hint.onNeighbour];
};

/**
 * What the first move of a line that wins is good for, in words: the card under it that the line needs, the one that it
 * puts upon it, how many moves there are afterwards.
 */
export const purposeOf = (before: Position, line: Line, words: HintWords): string => {
  const [first, ...rest] = line;
  if (first === undefined || first === REDISTRIBUTION) return '';
  const { hint } = words;
  const [from, to] = placesOf(first);
  const after = play(before, first);
  const uncovered = isFoundation(from) ? undefined : topOf(after, from);
  const freedTo = uncovered && whereTo(after, rest, from);
  const receives = isFoundation(to) ? undefined : whatOnto(after, rest, to);
  return sentences(
    uncovered && (freedTo ? hint.frees(uncovered, freedTo) : hint.uncovers(uncovered)),
    receives && hint.receives(receives),
    hint.leaves(legalMoves(after).length),
  );
};

/** Where the top card of a pile goes in a line, unless it is covered or turned under first. */
const whereTo = (start: Position, line: Line, pile: Place): Place | undefined => {
  const next = firstTouching(start, line, pile);
  return next?.from === pile ? next.to : undefined;
};

/** The card that a line puts on the top card of a pile, unless that moves first. */
const whatOnto = (start: Position, line: Line, pile: Place): Card | undefined => {
  const next = firstTouching(start, line, pile);
  return next?.to === pile ? next.card : undefined;
};

/** The first move of a line from or to a pile, before any redistribution. */
const firstTouching = (start: Position, line: Line, pile: Place) => {
  let position = start;
  for (const action of line) {
    if (action === REDISTRIBUTION) return undefined;
    const [from, to] = placesOf(action);
    if ((from === pile || to === pile) && countAt(position, pile) > 0)
      return { from, to, card: topOf(position, from) };
    position = play(position, action);
  }
  return undefined;
};
