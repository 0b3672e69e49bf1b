import { describe, expect, test } from 'vitest';

import { deal, formatCode, start } from '../../../src/engine/index.ts';
import { Expansion } from '../../../src/solver/expansion.ts';
import { layoutFor, stateOf, type SolverRules } from '../../../src/solver/layout.ts';
import { applyMove } from '../../../src/solver/moves.ts';
import { randomFrom } from '../../../src/solver/random.ts';
import { suitTables } from '../../../src/solver/suitState.ts';
import { Valuation } from '../../../src/solver/valuation.ts';
import { WEIGHTS } from '../../../src/solver/weights.ts';

describe('the value of what a move leads to is that of the state once made', () => {
  test.each<SolverRules>([
    { limit: true, passes: true },
    { limit: true, passes: false },
    { limit: false, passes: true },
  ])('with %o', (rules) => {
    const random = randomFrom(3);
    const layout = layoutFor(rules);
    const tables = suitTables(rules.passes);
    const expansion = new Expansion(layout, tables);
    const weights = { ...WEIGHTS, own: 0.3 };
    const valuation = new Valuation(layout, tables, weights);
    const afterwards = new Valuation(layout, tables, weights);
    for (let code = 0; code < 10; code++) {
      const state = stateOf(start(deal(formatCode(code))), rules, layout);
      for (let step = 0; step < 100; step++) {
        const left = step % 5;
        expansion.expand(state, 0);
        valuation.load(state, 0, left);
        if (expansion.count === 0) break;
        for (const move of expansion.moves.subarray(0, expansion.count)) {
          const next = Uint8Array.from(state);
          applyMove(next, 0, move, layout, tables);
          afterwards.load(next, 0, left);
          expect(valuation.valueAfter(state, 0, move)).toBeCloseTo(afterwards.value, 9);
        }
        // Foundations come first: half of the time one is chosen if there is any.
        const choice = random() < 0.5 ? 0 : Math.floor(random() * expansion.count);
        applyMove(state, 0, expansion.moves[choice]!, layout, tables);
      }
    }
  });
});
