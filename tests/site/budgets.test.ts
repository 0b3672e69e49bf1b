import { expect, test } from 'vitest';

import { budgets } from '../budgets/budgets.ts';

test.each(budgets)('$what: at most $limit $unit', async ({ measure, limit }) => {
  const { amount, where } = await measure();
  expect(amount, where).toBeLessThanOrEqual(limit);
});
