import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import {
  countAt,
  destinations,
  isFoundation,
  PILES,
  placesOf,
  rankOf,
  topOf,
  type Place,
  type Position,
} from '../../../src/engine/index.ts';
import { wonSteps } from './wonPlayback.ts';

const page = join(import.meta.dirname, '../../../content/it/esempi.mdx');
const moves = wonSteps.filter((step) => step.kind === 'move');

interface Played {
  readonly before: Position;
  readonly after: Position;
  readonly from: Place;
  readonly to: Place;
}

const emptyPiles = (board: Position) => PILES.filter((pile) => countAt(board, pile) === 0).length;

/** What the examples say of each move that they point out, in their order. */
const claims: readonly (readonly [number, string, (played: Played) => boolean])[] = [
  [
    10,
    'an ace goes on a king',
    ({ before, from, to }) =>
      rankOf(topOf(before, from)!) === 'A' && rankOf(topOf(before, to)!) === 'K',
  ],
  [
    9,
    'both copies of a card are on top',
    ({ before, from }) =>
      PILES.filter((pile) => topOf(before, pile) === topOf(before, from)).length === 2,
  ],
  [
    35,
    'both foundations accept the card',
    ({ before, from }) => destinations(before, from).filter(isFoundation).length === 2,
  ],
  [
    47,
    'the first pile is emptied',
    ({ before, after }) => emptyPiles(before) === 0 && emptyPiles(after) === 1,
  ],
  [
    91,
    'a card passes between foundations',
    ({ from, to }) => isFoundation(from) && isFoundation(to),
  ],
];

test('the moves that the examples point out are these', () => {
  const pointedOut = readFileSync(page, 'utf8').matchAll(/<Move n=\{(\d+)\}/g);
  expect([...pointedOut].map(([, number]) => Number(number))).toEqual(claims.map(([n]) => n));
});

test.each(claims)('at move %i %s', (number, _, holds) => {
  const { before, after, move } = moves[number - 1]!;
  const [from, to] = placesOf(move);
  expect(holds({ before, after, from, to })).toBe(true);
});
