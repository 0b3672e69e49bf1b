import { describe, expect, test } from 'vitest';

import { judge, legalMoves, redistribute, type Position } from '../../src/engine/index.ts';
import { counts } from './cases.ts';
import { readPosition } from './readPosition.ts';

type Choices = (position: Position) => Position[];

const moves: Choices = (position) =>
  legalMoves(position).flatMap((move) => {
    const verdict = judge(position, move);
    return verdict.ok ? [verdict.next] : [];
  });

const withRedistribution: Choices = (position) => {
  const verdict = redistribute(position);
  return verdict.ok ? [...moves(position), verdict.next] : moves(position);
};

/** How many sequences of exactly 1, 2, … `depth` choices there are. */
const countSequences = (position: Position, choices: Choices, depth: number): number[] => {
  const totals: number[] = [];
  for (let reached = [position]; totals.length < depth; totals.push(reached.length))
    reached = reached.flatMap(choices);
  return totals;
};

describe.each(counts.map((theirs, index) => [index + 1, theirs] as const))(
  'position %i',
  (_, theirs) => {
    const position = readPosition(theirs.position);

    test('sequences of 1, 2 and 3 moves', () => {
      expect(countSequences(position, moves, 3)).toEqual(theirs.moves);
    });

    test('sequences of 1, 2 and 3 choices, the redistribution being one', () => {
      expect(countSequences(position, withRedistribution, 3)).toEqual(theirs.withRedistribution);
    });
  },
);

test('there are 4 positions', () => {
  expect(counts).toHaveLength(4);
});
