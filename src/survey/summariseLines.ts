import type { SearchFinding } from './finding.ts';
import type { LineFacts, Preference, Turning } from './lineFacts.ts';
import { greatestOf, spreadOf } from './statistics.ts';
import type { LinesSummary, TurningSummary } from './summary.ts';

/** The lines of the wins among some searches. */
export const linesOf = (searches: readonly SearchFinding[]): LineFacts[] =>
  searches.flatMap(({ line }) => line ?? []);

/** What lines have in common. Throws a `RangeError` if there are none. */
export const summariseLines = (lines: readonly LineFacts[]): LinesSummary => {
  const most = greatestOf(lines.map(({ turnings }) => turnings.length));
  return {
    wins: lines.length,
    turnings: Array.from({ length: most }, (_, nth) =>
      summariseTurning(lines.flatMap(({ turnings }) => turnings[nth] ?? [])),
    ),
    passes: spreadOf(lines.map(({ passes }) => passes)),
    stacked: spreadOf(lines.map(({ stacked }) => stacked)),
    firstEmptied: spreadOf(lines.flatMap(({ firstEmptied }) => firstEmptied ?? [])),
    order: sumOf(lines.map(({ order }) => order)),
    twins: sumOf(lines.map(({ twins }) => twins)),
  };
};

const summariseTurning = (turnings: readonly Turning[]): TurningSummary => ({
  wins: turnings.length,
  played: spreadOf(turnings.map(({ played }) => played)),
  emptied: spreadOf(turnings.map(({ emptied }) => emptied)),
  withMoves: turnings.filter(({ moves }) => moves > 0).length,
  withPlays: turnings.filter(({ plays }) => plays > 0).length,
});

/** Choices of several games as one. */
export const sumOf = (preferences: readonly Preference[]): Preference => ({
  sooner: preferences.reduce((sum, { sooner }) => sum + sooner, 0),
  later: preferences.reduce((sum, { later }) => sum + later, 0),
});
