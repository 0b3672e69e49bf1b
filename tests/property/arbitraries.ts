import * as fc from 'fast-check';

import {
  CODES,
  DECK,
  deal,
  formatCode,
  destinations,
  formatMove,
  isFoundation,
  judge,
  numberOf,
  parsePosition,
  PILES,
  PLACES,
  redistribute,
  start,
  suitOf,
  type Action,
  type Card,
  type GameRecord,
  type Position,
} from '../../src/engine/index.ts';

/** A game as it went: its record, and every position of it from the deal on. */
export interface PlayedGame {
  readonly record: GameRecord;
  readonly positions: readonly [Position, ...Position[]];
}

export const codeNumbers = fc.integer({ min: 0, max: CODES - 1 });

/** What a player who likes foundations does: three times of four a card goes there if any can, from wherever. */
const choose = (position: Position, choice: number): Action | undefined => {
  if (choice % 32 === 0 && position.redistributionsLeft > 0) return 'R';
  const first = choice % PLACES.length;
  for (const keen of choice % 4 > 0 ? [true, false] : [false])
    for (const from of [...PLACES.slice(first), ...PLACES.slice(0, first)]) {
      const options = destinations(position, from).filter((to) => !keen || isFoundation(to));
      if (options.length > 0) return formatMove(from, options[choice % options.length]!);
    }
  return position.redistributionsLeft > 0 ? 'R' : undefined;
};

const playOut = (number: number, choices: readonly number[]): PlayedGame => {
  const dealt = deal(formatCode(number));
  const positions: [Position, ...Position[]] = [start(dealt)];
  const moves: Action[] = [];
  let position = positions[0];
  for (const choice of choices) {
    const action = choose(position, choice);
    if (!action) break;
    const verdict = action === 'R' ? redistribute(position) : judge(position, action);
    if (!verdict.ok) break;
    position = verdict.next;
    positions.push(position);
    moves.push(action);
  }
  return { record: { deal: dealt, moves }, positions };
};

const gamesOf = (choices: number): fc.Arbitrary<PlayedGame> =>
  fc
    .tuple(codeNumbers, fc.array(fc.nat(), { maxLength: choices, size: 'max' }))
    .map(([number, chosen]) => playOut(number, chosen));

/** Games of up to 120 random choices from a random code. */
export const playedGames = gamesOf(120);

/** A position that random play reaches. */
export const reachedPositions: fc.Arbitrary<Position> = gamesOf(60).map(
  ({ positions }) => positions[positions.length - 1]!,
);

/** How far a suit's foundations have come: 13 cards in all, so that they pass (D9), or any way, or done. */
const passing = fc.integer({ min: 1, max: 12 }).map((up) => [up, 13 - up] as const);
const unequal = fc.tuple(fc.integer({ min: 7, max: 13 }), fc.integer({ min: 7, max: 13 }));
const done = fc.constant([13, 13] as const);
const counts = fc.oneof(passing, unequal, done, done);

/**
 * Positions late in a game with no redistribution left, the cards that remain in as few piles as hold them, or one more.
 * In half of them the suits that pass lie under the others: it is where games are dead (D2).
 */
export const endings: fc.Arbitrary<Position> = fc
  .tuple(counts, counts, counts, counts, fc.boolean())
  .chain(([S, H, D, C, buried]) => {
    const up = { S: S[0], H: H[0], D: D[0], C: C[0] };
    const down = { S: S[1], H: H[1], D: D[1], C: C[1] };
    const passes = (card: Card) => up[suitOf(card)] + down[suitOf(card)] === 13;
    const left = DECK.flatMap((card) => {
      const onUp = numberOf(card) <= up[suitOf(card)];
      const onDown = numberOf(card) > 13 - down[suitOf(card)];
      return [...(onUp ? [] : [card]), ...(onDown ? [] : [card])];
    });
    const all = { minLength: left.length, maxLength: left.length };
    const fewest = Math.ceil(left.length / 13);
    return fc
      .tuple(fc.shuffledSubarray(left, all), fc.integer({ min: fewest, max: fewest + 1 }))
      .map(([shuffled, used]) => {
        const cards = buried
          ? [...shuffled.filter(passes), ...shuffled.filter((card) => !passes(card))]
          : shuffled;
        const piles = PILES.map((_, pile) => cards.filter((_card, index) => index % used === pile));
        const read = parsePosition({ piles, up, down, redistributionsLeft: 0 });
        if (!read.ok) throw new Error(`Not a position: ${JSON.stringify(read.error)}`);
        return read.value;
      });
  });
