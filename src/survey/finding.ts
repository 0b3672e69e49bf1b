import type { LineFacts, Preference } from './lineFacts.ts';
import { STUDIES, type PlayStudy, type Study, type StudyName, type Task } from './studies.ts';

/** What came of a search. The same for the same task on any machine, but for the milliseconds. */
export interface SearchFinding extends Task {
  /** `open`: neither a win nor a proof within the states of the task. */
  readonly outcome: 'won' | 'impossible' | 'open';
  /** States until the outcome, and the processor's milliseconds. */
  readonly searched: number;
  readonly ms: number;
  /** Of a win: the width of the beam that found it, and what its line tells. */
  readonly width?: number;
  readonly line?: LineFacts;
}

/** What came of some games: how many were won, and the cards that each left on the foundations. */
export interface PlayFinding extends Task {
  readonly won: number;
  readonly played: readonly number[];
  readonly order?: Preference;
}

export type Finding = SearchFinding | PlayFinding;

export const isSearch = (finding: Finding): finding is SearchFinding => 'outcome' in finding;

/** One text for each task: what has been found out under it need not be found out again. */
export const taskKey = ({ study, deal, states }: Task): string => `${study} ${deal} ${states}`;

/**
 * Reads a line of a file of findings. Undefined if it is none, as a line whose writing was cut short; only the parts that
 * make it a finding of its study are looked at, not whether its figures are true.
 */
export const parseFinding = (line: string): Finding | undefined => {
  const value = parseFields(line);
  if (!value || !isStudy(value.study) || !isCount(value.deal) || !isCount(value.states))
    return undefined;
  const study: Study = STUDIES[value.study];
  const isResult = study.kind === 'search' ? isSearchResult(value) : isPlayResult(value, study);
  return isResult ? (value as unknown as Finding) : undefined;
};

type Fields = Partial<Record<string, unknown>>;

const parseFields = (line: string): Fields | undefined => {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
};

const isSearchResult = ({ outcome, searched, ms, width, line }: Fields): boolean =>
  isCount(searched) &&
  isCount(ms) &&
  (outcome === 'won'
    ? isCount(width) && typeof line === 'object' && line !== null
    : outcome === 'impossible' || outcome === 'open');

const isPlayResult = ({ won, played }: Fields, { games }: PlayStudy): boolean =>
  isCount(won) && Array.isArray(played) && played.length === games && played.every(isCount);

const isStudy = (value: unknown): value is StudyName =>
  typeof value === 'string' && Object.hasOwn(STUDIES, value);

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
