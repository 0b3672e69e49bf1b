import { expect, test } from 'vitest';

import { intervalOfWins } from '../../../src/components/survey/playCharts.ts';
import { intervalOf, intervalOfMean } from '../../../src/survey/statistics.ts';

test('many wins: 1.96 errors either way, or nearly', () => {
  const share = { mean: 0.1498, error: 0.00325 };
  const [low, high] = intervalOfWins({ deals: 3100, share });
  const [least, most] = intervalOfMean(share);
  expect(low).toBeCloseTo(least, 3);
  expect(high).toBeCloseTo(most, 3);
});

test('no win: as if each deal had been played once', () => {
  expect(intervalOfWins({ deals: 3100, share: { mean: 0, error: 0 } })).toEqual(
    intervalOf({ count: 0, of: 3100 }),
  );
});

test('a single win: neither down to nought nor too narrow, as 1.96 errors either way would be', () => {
  const [low, high] = intervalOfWins({ deals: 3100, share: { mean: 1 / 6200, error: 1 / 6200 } });
  expect([low, high]).toEqual([expect.closeTo(0.00003, 5), expect.closeTo(0.0009, 4)]);
});
