import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  deal,
  formatCode,
  isFoundation,
  isWon,
  legalMoves,
  placesOf,
  play,
  REDISTRIBUTION,
  start,
  type Action,
  type Move,
  type Position,
} from '../../../src/engine/index.ts';
import { randomFrom } from '../../../src/solver/index.ts';
import { PLAYERS } from '../../../src/survey/players.ts';
import { laidOut } from '../../unit/engine/laidOut.ts';
import { codeNumbers } from '../arbitraries.ts';

/** What a move does: a play goes from a pile to a foundation. */
const kindOf = (move: Move): 'play' | 'stacking' | 'pass' => {
  const [from, to] = placesOf(move).map(isFoundation);
  if (from) return 'pass';
  return to ? 'play' : 'stacking';
};

/** A moment of a game: what could be done, what was, and how many moves in a row before it played nothing. */
interface Step {
  readonly moves: Record<ReturnType<typeof kindOf>, Move[]>;
  readonly action: Action | undefined;
  readonly idle: number;
}

const movesOf = (position: Position): Step['moves'] => {
  const moves = { play: [] as Move[], stacking: [] as Move[], pass: [] as Move[] };
  for (const move of legalMoves(position)) moves[kindOf(move)].push(move);
  return moves;
};

/** The steps of a game, the last of them its end, where nothing is done; fails where a step is against the rules. */
const stepsOf = (begin: Position, line: readonly Action[]): Step[] => {
  let position = begin;
  let idle = 0;
  const steps = line.map((action) => {
    const step = { moves: movesOf(position), action, idle };
    if (action === REDISTRIBUTION) expect(position.redistributionsLeft).toBeGreaterThan(0);
    else expect(Object.values(step.moves).flat()).toContain(action);
    idle = action === REDISTRIBUTION || kindOf(action) === 'play' ? 0 : idle + 1;
    position = play(position, action);
    return step;
  });
  expect(isWon(position) || position.redistributionsLeft === 0).toBe(true);
  return [...steps, { moves: movesOf(position), action: undefined, idle }];
};

type Name = keyof typeof PLAYERS;

/** Random games of a player, played by the rules to a win or until no redistribution is left. */
const eachGame = (name: Name, check: (step: Step) => void) => {
  fc.assert(
    fc.property(codeNumbers, fc.nat(), (code, seed) => {
      const begin = start(deal(formatCode(code)));
      stepsOf(begin, PLAYERS[name](begin, randomFrom(seed))).forEach(check);
    }),
    { numRuns: 8 },
  );
};

const isMove = (action: Action | undefined): action is Move =>
  action !== undefined && action !== REDISTRIBUTION;

test('the hasty player only plays to foundations, and turns the piles once nothing can go there', () => {
  eachGame('hasty', ({ moves, action }) => {
    if (isMove(action)) expect(moves.play).toContain(action);
    else expect(moves.play).toEqual([]);
  });
});

test('the simple player never passes, plays to a foundation if it can, and has patience for 20 other moves', () => {
  eachGame('simple', ({ moves, action, idle }) => {
    if (isMove(action)) {
      expect(moves.play.length > 0 ? moves.play : moves.stacking).toContain(action);
      expect(idle).toBeLessThanOrEqual(20);
    } else {
      expect(moves.play).toEqual([]);
      if (moves.stacking.length > 0) expect(idle).toBe(20);
    }
  });
});

test('the random player turns the piles after 100 moves that played nothing, or where there is no move', () => {
  eachGame('random', ({ moves, action, idle }) => {
    if (isMove(action)) expect(idle).toBeLessThanOrEqual(100);
    else if (Object.values(moves).flat().length > 0) expect(idle).toBe(100);
  });
});

/** Two plays win, and nothing else can be done. */
const ending = laidOut({
  piles: { 1: 'KS QS' },
  foundations: { 'S+': 11, 'S-': 13, 'H+': 13, 'H-': 13, 'D+': 13, 'D-': 13, 'C+': 13, 'C-': 13 },
  redistributionsLeft: 0,
});

/** The foundations of spades hold 13 cards together, and pass them to and fro (D9). */
const passing = laidOut({
  piles: { 1: 'AS 3S 5S 7S 9S JS KS 2S 4S 8S QS 6S', 2: '10S' },
  foundations: { 'S+': 6, 'S-': 7, 'H+': 13, 'H-': 13, 'D+': 13, 'D-': 13, 'C+': 13, 'C-': 13 },
});

describe.each(['random', 'hasty', 'simple'] as const)('the %s player', (name) => {
  const games = (begin: Position, seeds: readonly number[]) =>
    seeds.map((seed) => PLAYERS[name](begin, randomFrom(seed)).join(' '));

  test('plays the same game with the same luck, and others with other luck', () => {
    const begin = start(deal(formatCode(1)));
    const first = games(begin, [1, 2, 3]);
    expect(games(begin, [1, 2, 3])).toEqual(first);
    expect(new Set(first).size).toBeGreaterThan(1);
  });

  test('stops once the game is won', () => {
    const line = PLAYERS[name](ending, randomFrom(1));
    expect(isWon(line.reduce(play, ending))).toBe(true);
    expect(line.slice(-2)).toEqual(['1>S+', '1>S+']);
  });
});

test('of the players only the random one passes between foundations', () => {
  const passes = (name: Name) =>
    PLAYERS[name](passing, randomFrom(1)).filter(
      (action) => isMove(action) && kindOf(action) === 'pass',
    ).length;
  expect(passes('random')).toBeGreaterThan(0);
  expect(passes('hasty') + passes('simple')).toBe(0);
});
