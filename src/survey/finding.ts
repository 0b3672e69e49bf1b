import type { LineFacts, Preference } from './lineFacts.ts';
import { STUDIES, type StudyName, type Task } from './studies.ts';

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
 * Reads a line of a file of findings. Undefined if it is none, as the last line of a file whose writing was cut short;
 * only the parts that make it a finding are looked at, not whether its figures are true.
 */
export const parseFinding = (line: string): Finding | undefined => {
  try {
    const value = JSON.parse(line) as Partial<Record<string, unknown>> | null;
    if (typeof value !== 'object' || value === null) return undefined;
    const { study, deal, states, outcome, searched, won } = value;
    const isTask =
      typeof study === 'string' && study in STUDIES && isCount(deal) && isCount(states);
    const isResult = isCount(won) || (typeof outcome === 'string' && isCount(searched));
    return isTask && isResult ? (value as unknown as Finding) : undefined;
  } catch {
    return undefined;
  }
};

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

/** The study of a finding's name, narrowed for its users. */
export const studyOf = (name: StudyName) => STUDIES[name];
