import { describe, expect, test } from 'vitest';

import { describeBoard } from '../../src/describe/index.ts';
import {
  destinations,
  formatMove,
  formatPosition,
  judge,
  legalMoves,
  outcome,
  parsePosition,
  PLACES,
  redistribute,
  type Outcome,
} from '../../src/engine/index.ts';
import { it } from '../../src/words/it.ts';
import { cases, type Case } from './cases.ts';
import { readPosition } from './readPosition.ts';

const outcomeOf = ({ won, blocked, dead }: Case): Outcome =>
  won ? 'won' : blocked ? 'blocked' : dead ? 'dead' : 'open';

test('there are 120 cases', () => {
  expect(cases).toHaveLength(120);
});

describe.each(cases.map((theirs, index) => [index + 1, theirs] as const))(
  'case %i',
  (_, theirs) => {
    const position = readPosition(theirs.position);

    test('reads back as it was written', () => {
      expect(JSON.parse(formatPosition(position))).toEqual(theirs.position);
      expect(parsePosition(formatPosition(position))).toEqual({ ok: true, value: position });
    });

    test('the legal moves', () => {
      expect(legalMoves(position)).toEqual(theirs.legal);
      expect(
        PLACES.flatMap((from) => destinations(position, from).map((to) => formatMove(from, to))),
      ).toEqual(theirs.legal);
    });

    test('the refused moves, each with its reasons in order (D5)', () => {
      const refused = PLACES.flatMap((from) =>
        PLACES.flatMap((to) => {
          const move = formatMove(from, to);
          const verdict = judge(position, move);
          return verdict.ok
            ? []
            : [[move, ...verdict.rejections.map(({ kind }) => kind)].join(' ')];
        }),
      );
      expect(refused).toEqual(theirs.refused);
    });

    test('the redistribution (R19, R20)', () => {
      const verdict = redistribute(position);
      expect(verdict.ok ? 'ok' : verdict.rejections.map(({ kind }) => kind).join(' ')).toBe(
        theirs.redistribution,
      );
      expect(verdict.ok ? verdict.next.piles : null).toEqual(theirs.afterRedistribution);
    });

    test('won, blocked, dead or open (D2)', () => {
      expect(outcome(position)).toBe(outcomeOf(theirs));
    });

    test('the board in words', () => {
      expect(describeBoard(position, it, 'card-first')).toBe(theirs.text);
    });
  },
);
