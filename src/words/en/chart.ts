import type { chart as it } from '../it/chart.ts';

/** What stands around a chart. */
export const chart = {
  /** What opens the figures of a chart; `title` says by what they are told apart. */
  numbers: (title: string): string => `In numbers: ${title}`,
} satisfies typeof it;
