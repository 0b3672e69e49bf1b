import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  formatMove,
  isFoundation,
  legalMoves,
  PILES,
  placesOf,
  play,
  redistribute,
  SUIT_LENGTH,
  suitOf,
  topOf,
  type Move,
  type Position,
} from '../../../src/engine/index.ts';
import { Expansion } from '../../../src/solver/expansion.ts';
import { layoutFor, STANDARD_RULES, stateOf } from '../../../src/solver/layout.ts';
import {
  applyMove,
  FOUNDATION,
  redistributePiles,
  sourceOf,
  targetOf,
} from '../../../src/solver/moves.ts';
import { suitTables } from '../../../src/solver/suitState.ts';
import { playedGames } from '../arbitraries.ts';

const layout = layoutFor(STANDARD_RULES);
const tables = suitTables(true);
const expansion = new Expansion(layout, tables);

const read = (position: Position) => stateOf(position, STANDARD_RULES, layout);

const keyOf = (state: Uint8Array) => {
  expansion.expand(state, 0);
  return [expansion.keyLow, expansion.keyHigh];
};

/** Every way to split the 13 cards of a suit whose foundations pass, by passing one after another. */
const splitsOf = (position: Position, suit: string): Position[] => {
  const found = [position];
  for (const one of found)
    for (const move of legalMoves(one)) {
      if (!placesOf(move).every((place) => isFoundation(place) && place.startsWith(suit))) continue;
      const next = play(one, move);
      if (!found.some(({ up }) => JSON.stringify(up) === JSON.stringify(next.up))) found.push(next);
    }
  return found;
};

/** What the engine allows, cards passed first where they can be: by pile and target, the positions after. */
const byTheEngine = (position: Position): Map<string, Position[]> => {
  const reached = new Map<string, Position[]>();
  for (const from of PILES) {
    const top = topOf(position, from);
    if (!top) continue;
    const { up, down } = position;
    const passing = up[suitOf(top)] + down[suitOf(top)] === SUIT_LENGTH;
    for (const split of passing ? splitsOf(position, suitOf(top)) : [position])
      for (const move of legalMoves(split)) {
        const [leaves, to] = placesOf(move);
        if (leaves !== from) continue;
        const key = `${from} to ${isFoundation(to) ? 'a foundation' : to}`;
        reached.set(key, [...(reached.get(key) ?? []), play(split, move)]);
      }
  }
  return reached;
};

describe('the moves of the search', () => {
  test('are those of the engine, lead where the engine leads, and foretell the key there', () => {
    fc.assert(
      fc.property(playedGames, ({ positions }) => {
        for (const position of positions.filter((_, index) => index % 7 === 0)) {
          const state = read(position);
          expansion.expand(state, 0);
          const moves = [...expansion.moves.subarray(0, expansion.count)];
          const keys = moves.map((_, index) => [
            expansion.keysLow[index],
            expansion.keysHigh[index],
          ]);
          const theirs = byTheEngine(position);
          expect(
            moves
              .map((move) => {
                const to = targetOf(move);
                const target = to < FOUNDATION ? PILES[to]! : 'a foundation';
                return `${PILES[sourceOf(move)]!} to ${target}`;
              })
              .sort(),
          ).toEqual([...theirs.keys()].sort());
          for (const [index, move] of moves.entries()) {
            const after = Uint8Array.from(state);
            applyMove(after, 0, move, layout, tables);
            const target = targetOf(move) < FOUNDATION ? PILES[targetOf(move)]! : 'a foundation';
            for (const next of theirs.get(`${PILES[sourceOf(move)]!} to ${target}`)!)
              expect(keyOf(read(next))).toEqual(keys[index]);
            expect(keyOf(after)).toEqual(keys[index]);
          }
        }
      }),
      { numRuns: 15 },
    );
  });

  test('a redistribution is the engine’s (R19)', () => {
    fc.assert(
      fc.property(playedGames, ({ positions }) => {
        for (const position of positions) {
          const verdict = redistribute(position);
          if (!verdict.ok) continue;
          const state = read(position);
          redistributePiles(state, 0, layout);
          expect(keyOf(state)).toEqual(keyOf(read(verdict.next)));
        }
      }),
      { numRuns: 15 },
    );
  });

  test('the order of the piles does not count', () => {
    fc.assert(
      fc.property(playedGames, fc.integer({ min: 1, max: 15 }), ({ positions }, turn) => {
        const position = positions[positions.length - 1]!;
        const piles = [...position.piles.slice(turn), ...position.piles.slice(0, turn)];
        expect(keyOf(read({ ...position, piles }))).toEqual(keyOf(read(position)));
      }),
      { numRuns: 30 },
    );
  });

  test('a card moved elsewhere makes another key, and moved back the same one again', () => {
    fc.assert(
      fc.property(playedGames, ({ positions }) => {
        const position = positions[positions.length - 1]!;
        for (const move of legalMoves(position)) {
          const [from, to] = placesOf(move);
          if (isFoundation(from) || isFoundation(to)) continue;
          const back: Move = formatMove(to, from);
          const next = play(position, move);
          expect(keyOf(read(next))).not.toEqual(keyOf(read(position)));
          if (topOf(next, from) && legalMoves(next).includes(back))
            expect(keyOf(read(play(next, back)))).toEqual(keyOf(read(position)));
        }
      }),
      { numRuns: 30 },
    );
  });
});
