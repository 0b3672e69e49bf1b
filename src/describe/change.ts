import { countAt, PILES, pileAt, placesOf, REDISTRIBUTION, topOf } from '../engine/index.ts';
import type { Action, Move, Pile, Position } from '../engine/index.ts';
import type { Words } from '../words/it.ts';
import type { MoveFacts } from '#words/change.ts';

type ChangeWords = Pick<Words, 'change'>;

const factsOf = (before: Position, after: Position, move: Move): MoveFacts => {
  const [from, to] = placesOf(move);
  return {
    card: topOf(before, from)!,
    from,
    to,
    onto: topOf(before, to)!,
    uncovered: topOf(after, from),
    countFrom: countAt(after, from),
    countTo: countAt(after, to),
  };
};

/** The piles whose cards a redistribution changed place: those of two cards or more (R19). */
export const turnedPiles = (before: Position): Pile[] =>
  PILES.filter((pile) => pileAt(before, pile).length > 1);

/** A legal move in a few words: «asso di picche, dalla pila 10 alla pila 14». */
export const moveTitle = (
  before: Position,
  move: Move,
  words: { readonly change: Pick<ChangeWords['change'], 'title'> },
): string => {
  const [from, to] = placesOf(move);
  return words.change.title({ card: topOf(before, from)!, from, to });
};

/** What a move or a redistribution did: what went where, on what, and what it uncovered. */
export const describeChange = (
  before: Position,
  after: Position,
  action: Action,
  words: ChangeWords,
): string =>
  action === REDISTRIBUTION
    ? words.change.redistribution(turnedPiles(before).length, after.redistributionsLeft)
    : words.change.move(factsOf(before, after, action));

/** What taking a move back did; `before` and `after` are the boards on both sides of the move, as it was played. */
export const describeUndo = (
  before: Position,
  after: Position,
  move: Move,
  words: ChangeWords,
): string => words.change.undo(factsOf(before, after, move));
