import {
  countAt,
  deal,
  destinations,
  formatCode,
  formatMove,
  FOUNDATIONS,
  neighbours,
  nextOn,
  PILES,
  play,
  redistribute,
  start,
  topOf,
  type Card,
  type Pile,
  type Place,
  type Position,
} from '../../engine/index.ts';
import { randomFrom, type Random } from '../../solver/index.ts';
import { pick, shuffled } from './random.ts';

/**
 * How a game is played: `wander` at random; `build` to the foundations whenever it can; `hoard` onto one pile, so that it
 * fills up; `clear` away from one pile, so that it empties.
 */
export type Style = 'wander' | 'build' | 'hoard' | 'clear';

/** A game under way, one step after another. */
export interface Walk {
  readonly position: Position;
  /** Plays a move or, where none is found, a redistribution. False when there is neither, and nothing changes. */
  readonly step: () => boolean;
}

/** A game from the deal of the code of that number. The same number and style always play the same moves. */
export const createWalk = (number: number, style: Style): Walk => {
  const random = randomFrom(number);
  const pile = pick(PILES, random);
  let position = start(deal(formatCode(number)));
  return {
    get position() {
      return position;
    },
    step: () => {
      const next = wanted(position, style, pile, random) ?? anything(position, style, pile, random);
      if (next) position = next;
      return next !== undefined;
    },
  };
};

/** A game of that number and style after so many steps, or fewer if it ends before. */
export const walkTo = (number: number, style: Style, steps: number): Walk => {
  const walk = createWalk(number, style);
  for (let taken = 0; taken < steps && walk.step(); taken++);
  return walk;
};

/** The position after a move that the style looks for, if there is one. */
const wanted = (
  position: Position,
  style: Style,
  pile: Pile,
  random: Random,
): Position | undefined => {
  switch (style) {
    case 'wander':
      return undefined;
    case 'build':
      return firstPlayed(position, movesToFoundations(position, random));
    case 'hoard':
      return firstPlayed(position, movesOnto(position, pile, random));
    case 'clear':
      return firstPlayed(
        position,
        shuffled(destinations(position, pile), random).map((to) => [pile, to]),
      );
  }
};

type Pair = readonly [from: Place, to: Place];

const firstPlayed = (position: Position, pairs: readonly Pair[]): Position | undefined => {
  const legal = pairs.find(([from, to]) => destinations(position, from).includes(to));
  return legal && play(position, formatMove(...legal));
};

const movesToFoundations = (position: Position, random: Random): Pair[] =>
  shuffled(FOUNDATIONS, random).flatMap((to) => {
    const needed = nextOn(position, to);
    return PILES.filter((from) => needed && topOf(position, from) === needed).map((from): Pair => [
      from,
      to,
    ]);
  });

const movesOnto = (position: Position, to: Pile, random: Random): Pair[] => {
  const onto = topOf(position, to);
  const accepted: readonly Card[] = onto ? neighbours(onto) : [];
  return shuffled(PILES, random)
    .filter((from) => accepted.includes(topOf(position, from)!))
    .map((from): Pair => [from, to]);
};

/** The position after any move from a pile, but for one that undoes what the style is at; or after a redistribution. */
const anything = (
  position: Position,
  style: Style,
  pile: Pile,
  random: Random,
): Position | undefined => {
  const piles = shuffled(PILES, random).filter(
    (from) => countAt(position, from) > 0 && !(style === 'hoard' && from === pile),
  );
  for (const from of piles) {
    const places = destinations(position, from).filter((to) => !(style === 'clear' && to === pile));
    if (places.length > 0) return play(position, formatMove(from, pick(places, random)));
  }
  const turned = redistribute(position);
  return turned.ok ? turned.next : undefined;
};
