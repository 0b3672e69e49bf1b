import * as fc from 'fast-check';

import type { Intent } from '../../../src/components/trainer/intent.ts';
import {
  CODES,
  deal,
  DECK,
  formatCode,
  legalMoves,
  PLACES,
  start,
  unfold,
  type Place,
  type Position,
} from '../../../src/engine/index.ts';
import { cases } from '../../conformance/cases.ts';
import { readPosition } from '../../conformance/readPosition.ts';
import { board } from '../engine/board.ts';
import { wonGame } from '../engine/wonGame.ts';
import { intentOf, nearlyDead, spades } from './sessions.ts';

const unfolded = unfold(wonGame);
const moments = unfolded.ok ? unfolded.value.map(({ before }) => before) : [];

/** Positions from everywhere: deals, the won game, random play as the independent program has it, boards laid by hand. */
export const positions: fc.Arbitrary<Position> = fc.oneof(
  fc.integer({ min: 0, max: CODES - 1 }).map((number) => start(deal(formatCode(number)))),
  fc.constantFrom(...moments),
  fc.constantFrom(...cases).map(({ position }) => readPosition(position)),
  fc.constantFrom(board, nearlyDead, spades({ 7: '3S', 9: '2S AS' }, 1)),
);

export const places: fc.Arbitrary<Place> = fc.constantFrom(...PLACES);

/** What a player does next, once the board is there: often a legal move, or else anything at all. */
export type Choice = (position: Position) => Intent;

const anything: fc.Arbitrary<Intent> = fc.oneof(
  fc.record({ kind: fc.constantFrom('move', 'drop'), from: places, to: places }),
  fc.record({
    kind: fc.constantFrom('press', 'tap', 'double-tap', 'ask-place', 'ask-destinations'),
    place: places,
  }),
  fc.record({ kind: fc.constant('to-foundation'), from: places }),
  fc.record({ kind: fc.constant('ask-card'), card: fc.constantFrom(...DECK) }),
  fc.record({
    kind: fc.constantFrom('redistribute', 'undo', 'redo', 'unselect', 'ask-state', 'ask-help'),
  }),
);

export const choices: fc.Arbitrary<Choice> = fc.oneof(
  {
    weight: 2,
    arbitrary: anything.map(
      (intent): Choice =>
        () =>
          intent,
    ),
  },
  {
    weight: 1,
    arbitrary: fc.nat().map((pick): Choice => (position) => {
      const moves = legalMoves(position);
      return moves.length > 0 ? intentOf(moves[pick % moves.length]!) : { kind: 'redistribute' };
    }),
  },
);
