import { expect } from 'vitest';

import { paths } from '../../src/words/paths.ts';
import { test } from './site.ts';

test('on paper the figures of every chart stand under it, though none was opened', async ({
  page,
}) => {
  await page.goto(paths.winnable());
  const tables = await page.locator('.chart table').all();
  expect(tables.length).toBeGreaterThan(0);
  const areSeen = () => Promise.all(tables.map((table) => table.isVisible()));
  expect(await areSeen()).not.toContain(true);
  await page.emulateMedia({ media: 'print' });
  expect(await areSeen()).not.toContain(false);
});
