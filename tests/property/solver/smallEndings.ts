import * as fc from 'fast-check';

import {
  DECK,
  formatPosition,
  isWon,
  legalMoves,
  numberOf,
  parsePosition,
  PILES,
  play,
  suitOf,
  type Action,
  type Position,
} from '../../../src/engine/index.ts';

/** A suit whose foundations still take `count` cards, at most twelve: how they may share the others. */
const shares = (count: number) =>
  fc
    .integer({ min: 13 - count, max: 13 })
    .filter((up) => up >= 1 && 26 - count - up >= 1)
    .map((up) => [up, 26 - count - up] as const);

/** Random endings of so many cards in all, of one or two suits, in as few piles as `piles` says. */
export const smallEndings = (cards: readonly [number, number], left: number) =>
  fc
    .tuple(fc.integer({ min: cards[0], max: cards[1] }), fc.integer({ min: 0, max: 3 }))
    .chain(([count, less]) => {
      const second = Math.floor((count * less) / 6);
      return fc
        .tuple(shares(count - second), shares(second), fc.integer({ min: 2, max: 5 }), fc.boolean())
        .chain(([S, H, used, swapped]) => {
          const [one, other] = swapped ? [H, S] : [S, H];
          const up = { S: one[0], H: other[0], D: 13, C: 13 };
          const down = { S: one[1], H: other[1], D: 13, C: 13 };
          const rest = DECK.flatMap((card) => [
            ...(numberOf(card) > up[suitOf(card)] ? [card] : []),
            ...(numberOf(card) <= 13 - down[suitOf(card)] ? [card] : []),
          ]);
          const all = { minLength: rest.length, maxLength: rest.length };
          return fc
            .tuple(fc.shuffledSubarray(rest, all), fc.integer({ min: 0, max: left }))
            .map(([shuffled, redistributionsLeft]): Position => {
              const piles = PILES.map((_, pile) =>
                shuffled.filter((_card, index) => index % used === pile),
              );
              const read = parsePosition({ piles, up, down, redistributionsLeft });
              if (!read.ok) throw new Error(`Not a position: ${JSON.stringify(read.error)}`);
              return read.value;
            });
        });
    });

/** Whether a position can be won, by trying everything that the engine allows. */
export const canBeWon = (start: Position): boolean => {
  const seen = new Set<string>();
  const open = [start];
  for (let position = open.pop(); position; position = open.pop()) {
    if (isWon(position)) return true;
    const actions: Action[] = legalMoves(position);
    if (position.redistributionsLeft > 0) actions.unshift('R');
    for (const action of actions) {
      const next = play(position, action);
      const key = formatPosition(next);
      if (seen.has(key)) continue;
      seen.add(key);
      open.push(next);
    }
  }
  return false;
};
