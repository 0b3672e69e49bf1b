import { describe, expect, test } from 'vitest';

import { deal, formatCode, start } from '../../../src/engine/index.ts';
import { greedyPlayer, randomFrom, solve, type Random } from '../../../src/solver/index.ts';
import { surveyedStart } from '../../../src/survey/deals.ts';
import { laidOut } from '../engine/laidOut.ts';
import { motionlessDeal } from '../solver/motionlessDeal.ts';

const dealt = (number: number) => start(deal(formatCode(number)));

const games = (random: Random, count: number) => {
  const player = greedyPlayer();
  return Array.from({ length: count }, () => player(dealt(2), random));
};

describe('the greedy player', () => {
  test('plays the same games with the same luck, and others with other luck', () => {
    const first = games(randomFrom(8), 12);
    expect(games(randomFrom(8), 12)).toEqual(first);
    expect(games(randomFrom(9), 12)).not.toEqual(first);
  });

  test('does not remember the game before', () => {
    const player = greedyPlayer();
    const fresh = greedyPlayer()(dealt(3), randomFrom(1));
    player(dealt(2), randomFrom(5));
    expect(player(dealt(3), randomFrom(1))).toEqual(fresh);
  });

  test('wins some games of the first surveyed deals, and only of deals that can be won', () => {
    const player = greedyPlayer();
    const won = Array.from({ length: 5 }, (_, index) => {
      const random = randomFrom(index);
      return Array.from({ length: 6 }, () => player(surveyedStart(index), random)).some(
        (game) => game.won,
      );
    });
    expect(won.filter(Boolean).length).toBeGreaterThan(1);
    for (const [index, isWon] of won.entries())
      if (isWon) expect(solve(surveyedStart(index), { states: 3_000_000 }).kind).toBe('won');
  });

  test('has all 104 cards on the foundations when it wins, and between 8 and 103 when not', () => {
    for (const { won, played } of games(randomFrom(2), 20))
      if (won) expect(played).toBe(104);
      else {
        expect(played).toBeGreaterThanOrEqual(8);
        expect(played).toBeLessThan(104);
      }
  });

  test('wins what every line wins, and never what can’t be won', () => {
    const done = { 'H+': 13, 'H-': 13, 'D+': 13, 'D-': 13, 'C+': 13, 'C-': 13 };
    const last = laidOut({
      piles: { 1: 'KS', 2: 'QS' },
      foundations: { ...done, 'S+': 11, 'S-': 13 },
    });
    expect(greedyPlayer()(last, randomFrom(1))).toEqual({ won: true, played: 104 });
    expect(greedyPlayer()(motionlessDeal(), randomFrom(1))).toEqual({ won: false, played: 8 });
  });

  test('draws the same luck with a taste left out, so that both are compared on the same games', () => {
    const drawn = (player: ReturnType<typeof greedyPlayer>) => {
      let count = 0;
      const random = randomFrom(3);
      player(dealt(2), () => {
        count++;
        return random();
      });
      return count;
    };
    expect(drawn(greedyPlayer({ empty: 0 }))).toBe(drawn(greedyPlayer()));
  });
});
