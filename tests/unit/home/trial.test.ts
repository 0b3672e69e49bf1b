import { expect, test } from 'vitest';

import { suggestionFor } from '../../../src/components/home/trial.ts';
import { boardAt } from '../../../src/components/board/moment.ts';
import { parsePosition, type Position } from '../../../src/engine/index.ts';
import { wonGame } from '../engine/wonGame.ts';

const deal = boardAt(wonGame, { after: 0 });

test('the deal of the won game offers the 9 of clubs, which only the 10 takes, and two tops of two suits', () => {
  expect(suggestionFor(deal)).toEqual({
    plays: { card: '9C', from: '1', to: '12' },
    isRefused: { card: '8S', from: '2', onto: '5H', to: '3' },
  });
});

/** A board with nothing in its piles but these cards. */
const only = (piles: readonly (readonly string[])[]): Position =>
  ({
    ...deal,
    piles: [...piles, ...Array.from({ length: 16 - piles.length }, () => [])],
  }) as Position;

test('a board without a card that has one place to go to is no board to try', () => {
  expect(parsePosition(JSON.stringify(deal)).ok).toBe(true);
  expect(() => suggestionFor(only([['5S'], ['9H']]))).toThrow('one place to go');
});

test('nor is one with no two neighbours that the suit keeps apart', () => {
  expect(() => suggestionFor(only([['5S'], ['6S']]))).toThrow('two suits');
});
