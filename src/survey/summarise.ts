import type { PlayFinding, SearchFinding } from './finding.ts';
import type { Findings } from './findings.ts';
import { GRADES, gradeOf, isWonWithin, type Grade } from './grade.ts';
import { greatestOf, meanOf, spreadOf } from './statistics.ts';
import {
  BY_REDISTRIBUTIONS,
  LACKING_TASTES,
  PLAYER_NAMES,
  TASTES,
  VARIANT_STATES,
  VARIANTS,
} from './studies.ts';
import {
  LENGTHS,
  type GradeSummary,
  type PlayerSummary,
  type SearchSummary,
  type Survey,
} from './summary.ts';
import { linesOf, summariseLines, sumOf } from './summariseLines.ts';

/** The limits of work that are told, in states and in milliseconds of one core. */
const STATE_LIMITS = [10_000, 30_000, 100_000, 300_000, 1_000_000, 3_000_000, 20_000_000];
const TIME_LIMITS = [10, 30, 100, 300, 1000, 3000, 10_000];

/** A search as short as this is over before it can be timed. */
const TIMED_STATES = 100_000;

/** The grade of each surveyed deal, in their order; undefined where no win is known. */
export const gradesOf = (findings: Findings): (Grade | undefined)[] => {
  const two = findings.searches('redistributions2');
  return findings.searches('standard').map((three, deal) => gradeOf({ three, two: two[deal]! }));
};

/**
 * The figures of a whole survey. Throws a `RangeError` where no deal was won by the rules.
 */
export const summarise = (findings: Findings): Survey => {
  const { deals, variant } = findings.size;
  const all = findings.searches('standard');
  const lines = linesOf(all);
  const moves = lines.map((line) => line.moves);
  if (lines.length === 0) throw new RangeError('Too few wins to sum up: take more deals.');
  const spread = spreadOf(moves);
  const shortest = Math.floor(spread[0] / LENGTHS) * LENGTHS;
  return {
    deals,
    variant,
    statesPerSecond: speedOf(all),
    all: summariseSearches(all),
    byStates: STATE_LIMITS.map((limit) => ({
      limit,
      won: all.filter((search) => isWonWithin(search, limit)).length,
    })),
    byTime: TIME_LIMITS.map((limit) => ({
      limit,
      won: all.filter(({ outcome, ms }) => outcome === 'won' && ms <= limit).length,
    })),
    variants: record(VARIANTS, (study) =>
      summariseSearches(findings.searches(study, variant), VARIANT_STATES),
    ),
    needed: neededOf(findings, variant),
    used: count(lines.map(({ turnings }) => turnings.length)),
    moves: spread,
    shortest,
    lengths: count(moves.map((length) => Math.floor((length - shortest) / LENGTHS))),
    players: record(PLAYER_NAMES, (study) => summarisePlays(findings.plays(study))),
    tastes: record(TASTES, (study) => summarisePlays(findings.plays(study, variant))),
    losses: record(LACKING_TASTES, (study) => {
      const lacking = findings.plays(study, variant);
      const plays = findings.plays('greedy', variant);
      return meanOf(plays.map((play, deal) => shareWon(play) - shareWon(lacking[deal]!)));
    }),
    lines: summariseLines(lines),
    orders: record(['random', 'simple'], (study) =>
      sumOf(findings.plays(study).flatMap(({ order }) => order ?? [])),
    ),
    grades: gradeSummaries(findings),
  };
};

const summariseSearches = (
  searches: readonly SearchFinding[],
  limit = greatestOf(searches.map(({ states }) => states)),
): SearchSummary => ({
  deals: searches.length,
  states: limit,
  won: searches.filter((search) => isWonWithin(search, limit)).length,
  impossible: searches.filter(
    ({ outcome, searched }) => outcome === 'impossible' && searched <= limit,
  ).length,
});

const summarisePlays = (plays: readonly PlayFinding[]): PlayerSummary => ({
  deals: plays.length,
  games: plays[0]!.played.length,
  won: plays.reduce((sum, { won }) => sum + won, 0),
  share: meanOf(plays.map(shareWon)),
  cards: meanOf(
    plays.map(({ played }) => played.reduce((sum, cards) => sum + cards, 0) / played.length),
  ),
  spread: spreadOf(plays.flatMap(({ played }) => played)),
});

const shareWon = ({ won, played }: PlayFinding): number => won / played.length;

const neededOf = (findings: Findings, variant: number): number[] => {
  const allowing = BY_REDISTRIBUTIONS.map((study) => findings.searches(study, variant));
  const fewest = Array.from({ length: variant }, (_, deal) =>
    allowing.findIndex((searches) => isWonWithin(searches[deal]!, VARIANT_STATES)),
  );
  return allowing.map((_, allowed) => fewest.filter((needed) => needed === allowed).length);
};

const gradeSummaries = (findings: Findings): GradeSummary[] => {
  const grades = gradesOf(findings);
  const plays = findings.plays('greedy');
  return GRADES.map((grade) => {
    const shares = plays.filter((_, deal) => grades[deal] === grade).map(shareWon);
    return { deals: shares.length, share: meanOf(shares) };
  });
};

const speedOf = (searches: readonly SearchFinding[]): number => {
  const timed = searches.filter(({ searched }) => searched >= TIMED_STATES);
  if (timed.length === 0) return 0;
  const [, , median] = spreadOf(timed.map(({ searched, ms }) => (searched / ms) * 1000));
  return Number(median.toPrecision(2));
};

/** How often each whole number from 0 to the greatest comes. */
const count = (numbers: readonly number[]): number[] => {
  const counts = new Array<number>(greatestOf(numbers) + 1).fill(0);
  for (const number of numbers) counts[number]!++;
  return counts;
};

const record = <Name extends string, Value>(
  names: readonly Name[],
  value: (name: Name) => Value,
): Record<Name, Value> =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>;
