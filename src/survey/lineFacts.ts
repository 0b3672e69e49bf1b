import {
  countAt,
  FOUNDATIONS,
  isFoundation,
  legalMoves,
  numberOf,
  pileAt,
  PILES,
  placesOf,
  play,
  REDISTRIBUTION,
  SUIT_LENGTH,
  suitOf,
  topOf,
  type Action,
  type Card,
  type Move,
  type Pile,
  type Position,
} from '../engine/index.ts';

/** How a position stood when it was redistributed. */
export interface Turning {
  /** Cards on the foundations. */
  readonly played: number;
  /** Legal moves that were still there, and how many of them went from a pile to a foundation. */
  readonly moves: number;
  readonly plays: number;
  /** Piles emptied. */
  readonly emptied: number;
}

/** Choices between two, as counts: how often the card that is needed sooner was preferred, how often the other. */
export interface Preference {
  readonly sooner: number;
  readonly later: number;
}

/** What a line of play tells about how it was played. */
export interface LineFacts {
  /** Redistributions are not moves (R21). */
  readonly moves: number;
  /** Moves between foundations (R17). */
  readonly passes: number;
  /** Moves from pile to pile. */
  readonly stacked: number;
  readonly turnings: readonly Turning[];
  /** Cards on the foundations once the move that emptied the first pile was made; undefined if none was emptied. */
  readonly firstEmptied?: number;
  /** In stacking: whether the moved card is needed sooner than the one it covers, passes aside. */
  readonly order: Preference;
  /** In playing one of two like tops: whether it uncovers the card that is needed sooner. */
  readonly twins: Preference;
}

/** What a line tells; its actions are known to be legal from the position, by whatever rules. */
export const lineFacts = (start: Position, line: readonly Action[]): LineFacts => {
  const count = { moves: 0, passes: 0, stacked: 0 };
  const order = { sooner: 0, later: 0 };
  const twins = { sooner: 0, later: 0 };
  const turnings: Turning[] = [];
  let firstEmptied: number | undefined;
  let position = start;
  for (const action of line) {
    const before = position;
    position = play(position, action);
    if (action === REDISTRIBUTION) {
      turnings.push(turningOf(before));
      continue;
    }
    count.moves++;
    const [from, to] = placesOf(action);
    if (isFoundation(from)) count.passes++;
    else if (isFoundation(to)) prefer(twins, ...uncoveredByTwins(before, from));
    else {
      count.stacked++;
      prefer(order, wait(before, topOf(before, from)), wait(before, topOf(before, to)));
    }
    if (firstEmptied === undefined && emptiedPiles(position) > 0) firstEmptied = played(position);
  }
  const facts = { ...count, turnings, order, twins };
  return firstEmptied === undefined ? facts : { ...facts, firstEmptied };
};

const turningOf = (position: Position): Turning => {
  const moves = legalMoves(position);
  return {
    played: played(position),
    moves: moves.length,
    plays: moves.filter(isPlay).length,
    emptied: emptiedPiles(position),
  };
};

/** Whether a move brings a card from a pile to a foundation. */
export const isPlay = (move: Move): boolean => {
  const [from, to] = placesOf(move);
  return !isFoundation(from) && isFoundation(to);
};

/** How many cards are on the foundations. */
export const played = (position: Position): number =>
  FOUNDATIONS.reduce((sum, foundation) => sum + countAt(position, foundation), 0);

const emptiedPiles = (position: Position): number =>
  PILES.filter((pile) => countAt(position, pile) === 0).length;

/** Counts a choice between two cards by how many others go before each; equal ones, and what is no card, are no choice. */
const prefer = (counts: { sooner: number; later: number }, chosen = 0, other = chosen): void => {
  if (chosen < other) counts.sooner++;
  if (chosen > other) counts.later++;
};

/**
 * How many cards of its suit go to the nearer of its two foundations before this one does, passes aside; undefined for no
 * card.
 */
const wait = ({ up, down }: Position, card: Card | undefined): number | undefined => {
  if (!card) return undefined;
  const suit = suitOf(card);
  const ways = [numberOf(card) - 1 - up[suit], SUIT_LENGTH - down[suit] - numberOf(card)];
  return Math.min(...ways.filter((before) => before >= 0));
};

/** Where both copies of a card are tops: the waits of the cards under the one that is played and under the other. */
const uncoveredByTwins = (position: Position, pile: Pile): [number?, number?] => {
  const card = topOf(position, pile);
  const twin = PILES.find((other) => other !== pile && topOf(position, other) === card);
  if (!twin) return [];
  const [under, underTwin] = [pile, twin].map((at) => wait(position, pileAt(position, at).at(-2)));
  return under === undefined || underTwin === undefined ? [] : [under, underTwin];
};
