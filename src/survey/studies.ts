import { STANDARD_RULES, type SolverRules } from '../solver/index.ts';

/** How many redistributions the rules allow (R20); Crescent Four allows four (R32). */
const STANDARD_REDISTRIBUTIONS = 3;
const CRESCENT_FOUR = 4;

/** A search for a win of each deal, under some rules. */
export interface SearchStudy {
  readonly kind: 'search';
  readonly redistributions: number;
  readonly rules: SolverRules;
  /** A search is given up after so many states; */
  readonly states: number;
  /** and after so many for the deals beyond those of the variants; no other deal is searched if this is not given. */
  readonly statesBeyond?: number;
}

/** Games played without going back, by someone who knows less than the search. */
export interface PlayStudy {
  readonly kind: 'play';
  /** The games of each deal. */
  readonly games: number;
  /** Whether all deals are played, or those of the variants. */
  readonly all: boolean;
}

export type Study = SearchStudy | PlayStudy;

const MILLION = 1_000_000;

/** The states within which the variants are compared. */
export const VARIANT_STATES = 2 * MILLION;

/** Deals are graded by what the narrow beams find, which come first: this is several times what they take. */
export const GRADING_STATES = 250_000;

const search = (redistributions: number, rules: Partial<SolverRules> = {}): SearchStudy => ({
  kind: 'search',
  redistributions,
  rules: { ...STANDARD_RULES, ...rules },
  states: VARIANT_STATES,
});

const greedy: PlayStudy = { kind: 'play', games: 40, all: false };

/** What the survey asks of the deals, in the order in which it is asked. */
export const STUDIES = {
  standard: {
    ...search(STANDARD_REDISTRIBUTIONS),
    states: 20 * MILLION,
    statesBeyond: 20 * MILLION,
  },
  greedy: { ...greedy, all: true },
  random: { kind: 'play', games: 2, all: true },
  hasty: { kind: 'play', games: 2, all: true },
  simple: { kind: 'play', games: 2, all: true },
  redistributions2: { ...search(2), statesBeyond: GRADING_STATES },
  redistributions4: search(CRESCENT_FOUR),
  noLimit: search(STANDARD_REDISTRIBUTIONS, { limit: false }),
  noPasses: search(STANDARD_REDISTRIBUTIONS, { passes: false }),
  greedyWithoutOrder: greedy,
  greedyWithoutEmpty: greedy,
  greedyWithoutNeighbours: greedy,
  greedyWithoutBottoms: greedy,
  redistributions1: search(1),
  redistributions0: search(0),
} satisfies Record<string, Study>;

export type StudyName = keyof typeof STUDIES;

export const STUDY_NAMES = Object.keys(STUDIES) as StudyName[];

/** The rules by the redistributions that they allow, from none to four. */
export const BY_REDISTRIBUTIONS = [
  'redistributions0',
  'redistributions1',
  'redistributions2',
  'standard',
  'redistributions4',
] as const satisfies readonly StudyName[];

/** The rules that are compared, on the same deals and with the same limit. */
export const VARIANTS = [
  ...BY_REDISTRIBUTIONS,
  'noLimit',
  'noPasses',
] as const satisfies readonly StudyName[];
export type Variant = (typeof VARIANTS)[number];

/** Who plays all deals, from the one who knows least. */
export const PLAYER_NAMES = [
  'hasty',
  'random',
  'simple',
  'greedy',
] as const satisfies readonly StudyName[];
export type PlayerName = (typeof PLAYER_NAMES)[number];

/** The greedy player, and the same without one taste each, on the deals of the variants. */
export const LACKING_TASTES = [
  'greedyWithoutOrder',
  'greedyWithoutBottoms',
  'greedyWithoutNeighbours',
  'greedyWithoutEmpty',
] as const satisfies readonly StudyName[];
export type LackingTaste = (typeof LACKING_TASTES)[number];
export const TASTES = ['greedy', ...LACKING_TASTES] as const;
export type Taste = (typeof TASTES)[number];

/** How many deals a survey has: all of them, and the first of them for the variants. */
export interface SurveySize {
  readonly deals: number;
  readonly variant: number;
}

/** How many deals a study has, the first of the survey. */
export const dealsOf = (study: Study, { deals, variant }: SurveySize): number => {
  const all = study.kind === 'play' ? study.all : study.statesBeyond !== undefined;
  return all ? deals : Math.min(variant, deals);
};

/** One thing to find out: a study of a deal. */
export interface Task {
  readonly study: StudyName;
  readonly deal: number;
  /** The states after which a search is given up; 0 where games are played. */
  readonly states: number;
}

/** Everything that a survey of this size finds out. */
export const tasksOf = (size: SurveySize): Task[] =>
  STUDY_NAMES.flatMap((name) => {
    const study: Study = STUDIES[name];
    return Array.from({ length: dealsOf(study, size) }, (_, deal) => ({
      study: name,
      deal,
      states: statesOf(study, deal, size),
    }));
  });

/** A part of the survey for one of several machines: the first of sixteen is 1 of 16. */
export interface Shard {
  readonly part: number;
  readonly of: number;
}

/** What a shard finds out: all studies of every so-manieth deal, so that each shard has its share of the long searches. */
export const tasksOfShard = (size: SurveySize, { part, of }: Shard): Task[] =>
  tasksOf(size).filter(({ deal }) => deal % of === part - 1);

const statesOf = (study: Study, deal: number, { variant }: SurveySize): number => {
  if (study.kind === 'play') return 0;
  return deal < variant ? study.states : (study.statesBeyond ?? 0);
};
