import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { Position } from '../../../src/engine/index.ts';
import { Expansion } from '../../../src/solver/expansion.ts';
import { createSearch, STANDARD_RULES, winsByTheRules } from '../../../src/solver/index.ts';
import { layoutFor, stateOf } from '../../../src/solver/layout.ts';
import { Prover } from '../../../src/solver/prover.ts';
import { suitTables } from '../../../src/solver/suitState.ts';
import { canBeWon, smallEndings } from './smallEndings.ts';

const layout = layoutFor(STANDARD_RULES);
const expansion = new Expansion(layout, suitTables(true));

/** The outcome of the search for a proof alone, without a beam that might find the win first. */
const proofOf = (position: Position) => {
  const root = stateOf(position, STANDARD_RULES, layout);
  const prover = new Prover(expansion, root, position.redistributionsLeft);
  prover.step(Infinity);
  return prover.outcome;
};

describe('whether an ending can be won is what trying everything says', () => {
  test.each([
    ['few cards', smallEndings([2, 8], 1), 2000],
    ['few cards, three redistributions', smallEndings([2, 6], 3), 300],
    ['foundations that pass', smallEndings([13, 14], 0), 25],
  ])('%s', (_, endings, numRuns) => {
    let impossible = 0;
    fc.assert(
      fc.property(endings, (position) => {
        const expected = canBeWon(position) ? 'won' : 'impossible';
        if (expected === 'impossible') impossible++;
        expect(proofOf(position)).toBe(expected);
        const result = createSearch(position).step(1_000_000);
        expect(result.kind).toBe(expected);
        if (result.kind === 'won')
          expect(winsByTheRules(position, result.line, STANDARD_RULES)).toBe(true);
      }),
      { numRuns, endOnFailure: true },
    );
    // Both answers must have been put to the test.
    expect(impossible).toBeGreaterThan(0);
    expect(impossible).toBeLessThan(numRuns);
  });
});
