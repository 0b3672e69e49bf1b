import { expect, test } from 'vitest';

import { inPage } from '../../../src/components/prose/inPage.ts';
import { ruleAnchor } from '../../../src/components/prose/ruleAnchor.ts';

const page = new URL('https://crescent.example/regole/');

test('what can be computed is handed on', async () => {
  expect(await inPage(page, '<Rule n={9}>', () => ruleAnchor(9))).toBe('r9');
});

test.each([0, 33, 1.5, NaN])('rule %d stops the build, which names the page', async (n) => {
  await expect(inPage(page, `<Rule n={${n}}>`, () => ruleAnchor(n))).rejects.toThrow(
    `/regole/: <Rule n={${n}}>: there is no rule ${n} (from 1 to 32)`,
  );
});
