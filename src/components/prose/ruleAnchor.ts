import type { RuleAnchor } from '../../describe/index.ts';

/** The rules are numbered from 1 to this. */
const RULES = 32;

/** The anchor of a rule on the rules page. Throws on a number that no rule has. */
export const ruleAnchor = (n: number): RuleAnchor => {
  if (!Number.isInteger(n) || n < 1 || n > RULES)
    throw new Error(`there is no rule ${n} (from 1 to ${RULES})`);
  return `r${n}`;
};
