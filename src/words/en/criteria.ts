import type { criteria as it } from '../it/criteria.ts';

const all = new Intl.ListFormat('en-GB');

const are = (count: number): string => (count === 1 ? '1 is' : `${count} are`);

/** What is said of the criteria of the guidelines, and of how the site stands to them. */
export const criteria = {
  outcomes: {
    met: 'Met',
    'not-applicable': 'Not applicable',
    'not-met': 'Not met',
  },
  columns: ['Criterion', 'Outcome and proof'],
  /** “Criteria 1.1.1 to 1.4.13” */
  caption: (first: string, last: string): string => `Criteria ${first} to ${last}`,
  /** “1.1.1 Non-text Content, level A” */
  criterion: (id: string, name: string, level: string): string => `${id} ${name}, level ${level}`,
  /** Before the names of the tests. */
  proofs: 'Proof:',
  byHand: (name: string): string => `by hand, ${name}`,
  counts: {
    caption: 'How many criteria of each level',
    columns: ['Outcome', 'A', 'AA', 'AAA', 'All'],
    rows: {
      met: 'Met',
      'not-applicable': 'Not applicable',
      'not-met': 'Not met',
    },
  },
  /** The same in a sentence; `unmetLevels` are those of the criteria that are not met. */
  summary: (
    total: number,
    met: number,
    notApplicable: number,
    notMet: number,
    unmetLevels: readonly string[],
  ): string => {
    const unmet =
      notMet === 0
        ? 'none is left to meet'
        : `${are(notMet)} not met, of level ${all.format(unmetLevels)}`;
    const aside = notApplicable === 1 ? '1 does' : `${notApplicable} do`;
    return `Of ${total} criteria, ${are(met)} met, ${aside} not apply to this site and ${unmet}.`;
  },
} satisfies typeof it;
