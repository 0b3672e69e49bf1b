import type { Preference } from './lineFacts.ts';
import type { Mean, Spread } from './statistics.ts';
import type { LackingTaste, PlayerName, Taste, Variant } from './studies.ts';

/** How many wins were found within so much work, of the deals of a study. */
export interface Within {
  readonly limit: number;
  readonly won: number;
}

/** What came of the searches of a study. */
export interface SearchSummary {
  readonly deals: number;
  /** The most states that a search was given. */
  readonly states: number;
  readonly won: number;
  /** Proved to have no win; the rest is open. */
  readonly impossible: number;
}

/** What came of the games of a player. */
export interface PlayerSummary {
  readonly deals: number;
  /** For each deal. */
  readonly games: number;
  readonly won: number;
  /** The share of a deal's games that were won. */
  readonly share: Mean;
  /** Cards on the foundations at the end of a game. */
  readonly cards: Mean;
  readonly spread: Spread;
}

/** How wins stood when they were redistributed for the nth time. */
export interface TurningSummary {
  readonly wins: number;
  readonly played: Spread;
  readonly emptied: Spread;
  /** In how many a move was still possible, and in how many a card could still go to a foundation. */
  readonly withMoves: number;
  readonly withPlays: number;
}

/** What the lines of the wins have in common. */
export interface LinesSummary {
  readonly wins: number;
  readonly turnings: readonly TurningSummary[];
  readonly passes: Spread;
  readonly stacked: Spread;
  readonly firstEmptied: Spread;
  readonly order: Preference;
  readonly twins: Preference;
}

/** One grade of the winnable deals, and how often the greedy player wins them. */
export interface GradeSummary {
  readonly deals: number;
  readonly share: Mean;
}

/** Wins are counted by so many moves. */
export const LENGTHS = 10;

/** The figures of a survey, as `content/survey/survey.json` has them. */
export interface Survey {
  readonly deals: number;
  readonly variant: number;
  /** States that a core searched in a second: the median of the searches that took long enough to be timed. */
  readonly statesPerSecond: number;
  /** All deals by the rules. */
  readonly all: SearchSummary;
  /** The same, by what it took: states, and milliseconds of one core. */
  readonly byStates: readonly Within[];
  readonly byTime: readonly Within[];
  /** The deals of the variants, each with the same limit. */
  readonly variants: Readonly<Record<Variant, SearchSummary>>;
  /**
   * Of the deals of the variants: how many have a known win with 0, 1, 2, 3 or 4 redistributions and none with fewer; the
   * rest have no known win.
   */
  readonly needed: readonly number[];
  /** Wins by the redistributions that they used, 0, 1, 2 or 3. */
  readonly used: readonly number[];
  /** How long the wins are, in moves; and how many of them there are by `LENGTHS`: `lengths[0]` from `shortest` on. */
  readonly moves: Spread;
  readonly shortest: number;
  readonly lengths: readonly number[];
  readonly players: Readonly<Record<PlayerName, PlayerSummary>>;
  /** The tastes of the greedy player, on the same deals. */
  readonly tastes: Readonly<Record<Taste, PlayerSummary>>;
  /** What is lost without one taste: the difference of the shares, deal by deal, with the same luck. */
  readonly losses: Readonly<Record<LackingTaste, Mean>>;
  readonly lines: LinesSummary;
  /** Choices of order in stacking, by player. */
  readonly orders: Readonly<Record<'random' | 'simple', Preference>>;
  /** Easy, middling, hard. */
  readonly grades: readonly GradeSummary[];
}

/** Whether a value has the shape of the figures, by the parts that an older or another file would lack. */
export const isSurvey = (value: unknown): value is Survey =>
  typeof value === 'object' &&
  value !== null &&
  ['deals', 'variant', 'all', 'variants', 'needed', 'players', 'tastes', 'lines', 'grades'].every(
    (part) => part in value,
  );
