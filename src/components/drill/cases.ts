import type { Case } from './case.ts';
import { FOUNDATION_CASES } from './foundationCases.ts';
import { PILE_CASES } from './pileCases.ts';

/** Every kind of question, by a name that only the prepared games and the tests use. */
export const CASES = { ...PILE_CASES, ...FOUNDATION_CASES } as const satisfies Record<string, Case>;

export type CaseName = keyof typeof CASES;

export const CASE_NAMES = Object.keys(CASES) as readonly CaseName[];
