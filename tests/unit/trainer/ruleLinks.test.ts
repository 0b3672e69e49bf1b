import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { it as words } from '../../../src/words/it.ts';
import { refusals } from '../describe/refusals.ts';

/** The rules that a refusal can lead to: those of moves, then of redistributions (R20, R23). */
const cited = [...new Set([...refusals.map(({ anchor }) => anchor), 'r20', 'r23'])];

test('every rule that a refusal cites has its topic in words, and no topic is left over', () => {
  expect([...words.trainer.topics.keys()].sort()).toEqual(cited.toSorted());
});

// The link appears only when a move is refused, so that no check of the built pages meets it.
test.each(cited)('#%s is on the rules page', (anchor) => {
  const page = readFileSync('content/it/regole.mdx', 'utf8');
  expect(page).toMatch(new RegExp(`<(?:Rule|Fact) n=\\{${anchor.slice(1)}\\}`));
});
