/** The budgets that only a running browser can tell, and what it is that tells. */
export const elsewhere: readonly {
  readonly what: string;
  readonly limit: string;
  readonly told: string;
}[] = [
  {
    what: 'layout shift of each kind of page',
    limit: '0',
    told: 'npm run test:browser, tests/browser/kinds.test.ts',
  },
  {
    what: 'own work from a tap to its explanation, 4 times slowed',
    limit: '16 ms',
    told: 'npm run bench, tests/bench/trainer.bench.ts',
  },
  {
    what: 'Lighthouse: accessibility, best practices, search engines; performance',
    limit: '100; 95',
    told: 'npm run lighthouse',
  },
];
