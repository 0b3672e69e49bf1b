import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  countAt,
  canMove,
  destinations,
  formatMove,
  judge,
  legalMoves,
  outcome,
  parsePosition,
  PLACES,
  topOf,
} from '../../src/engine/index.ts';
import { frozen } from '../unit/engine/laidOut.ts';
import { endings, reachedPositions } from './arbitraries.ts';
import { outcomeBySearch, reasonsAgainst } from './rules.ts';

const positions = fc.oneof(reachedPositions, endings).map(frozen);
const pairs = PLACES.flatMap((from) => PLACES.map((to) => [from, to] as const));

describe('on all 576 pairs of places', () => {
  test('the reasons are those of the rules’ text, in the order of D5', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const against = reasonsAgainst(position);
        const theirs = pairs.map(([from, to]) => `${from}>${to} ${against(from, to)}`);
        const ours = pairs.map(([from, to]) => {
          const verdict = judge(position, formatMove(from, to));
          const kinds = verdict.ok ? [] : verdict.rejections.map(({ kind }) => kind);
          return `${from}>${to} ${kinds.join(' ')}`;
        });
        expect(ours).toEqual(theirs);
      }),
      { numRuns: 60 },
    );
  });

  test('what is legal is what the judge lets through', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const allowed = pairs.filter(([from, to]) => judge(position, formatMove(from, to)).ok);
        expect(canMove(position)).toBe(allowed.length > 0);
        expect(legalMoves(position)).toEqual(allowed.map(([from, to]) => formatMove(from, to)));
        for (const place of PLACES)
          expect(destinations(position, place)).toEqual(
            allowed.filter(([from]) => from === place).map(([, to]) => to),
          );
      }),
      { numRuns: 30 },
    );
  });

  test('a refusal names the places that accept the card', () => {
    fc.assert(
      fc.property(positions, fc.constantFrom(...pairs), (position, [from, to]) => {
        const verdict = judge(position, formatMove(from, to));
        if (verdict.ok) return;
        for (const rejection of verdict.rejections)
          expect(rejection).toMatchObject({ destinations: destinations(position, from) });
      }),
      { numRuns: 60 },
    );
  });
});

test('a legal move takes one card from the one place to the other, and touches nothing else (R7)', () => {
  fc.assert(
    fc.property(positions, fc.nat(), (position, choice) => {
      const moves = legalMoves(position);
      fc.pre(moves.length > 0);
      const move = moves[choice % moves.length]!;
      const [from, to] = move.split('>');
      const verdict = judge(position, move);
      if (!verdict.ok) throw new Error('Legal, and yet refused');
      expect(parsePosition(verdict.next).ok).toBe(true);
      expect(verdict.next.redistributionsLeft).toBe(position.redistributionsLeft);
      for (const place of PLACES) {
        const change = Number(place === to) - Number(place === from);
        expect(countAt(verdict.next, place) - countAt(position, place)).toBe(change);
        if (place === to)
          expect(topOf(verdict.next, place)).toBe(topOf(position, from as typeof to));
        if (change === 0) expect(topOf(verdict.next, place)).toBe(topOf(position, place));
      }
    }),
    { numRuns: 60 },
  );
});

describe('how a position stands (D2, D9)', () => {
  test('is what a search through every order of passes finds', () => {
    fc.assert(
      fc.property(
        fc.oneof({ weight: 4, arbitrary: endings }, { weight: 1, arbitrary: reachedPositions }),
        (position) => {
          expect(outcome(position)).toBe(outcomeBySearch(position));
        },
      ),
      { numRuns: 300 },
    );
  });

  test('the endings tried are of every kind', () => {
    const kinds = fc.sample(endings, { numRuns: 300, seed: 7 }).map(outcome);
    expect(new Set(kinds)).toEqual(new Set(['won', 'open', 'dead', 'blocked']));
  });
});
