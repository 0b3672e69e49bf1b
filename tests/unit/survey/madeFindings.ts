import type { Finding, PlayFinding, SearchFinding } from '../../../src/survey/finding.ts';
import type { LineFacts } from '../../../src/survey/lineFacts.ts';
import {
  STUDIES,
  tasksOf,
  type Study,
  type StudyName,
  type SurveySize,
  type Task,
} from '../../../src/survey/studies.ts';

/** The facts of a line, of which a test names those that it is about. */
export const madeLine = (facts: Partial<LineFacts> = {}): LineFacts => ({
  moves: 120,
  passes: 5,
  stacked: 19,
  turnings: [],
  order: { sooner: 0, later: 0 },
  twins: { sooner: 0, later: 0 },
  firstEmptied: 50,
  ...facts,
});

/** A win found after so many states, a millisecond for a thousand. */
export const win = (searched: number, facts: Partial<LineFacts> = {}): Partial<SearchFinding> => ({
  outcome: 'won',
  searched,
  ms: Math.ceil(searched / 1000),
  width: 6,
  line: madeLine(facts),
});

/** A search that found nothing in all its states. */
export const open = (searched: number): Partial<SearchFinding> => ({
  outcome: 'open',
  searched,
  ms: Math.ceil(searched / 1000),
});

/** A finding as a task would have it; of what a test does not name, games are lost and searches find nothing. */
export const made = (
  task: Task,
  result: Partial<SearchFinding> | Partial<PlayFinding> = {},
): Finding => {
  const study: Study = STUDIES[task.study];
  const usual =
    study.kind === 'search'
      ? { outcome: 'open', searched: task.states, ms: Math.ceil(task.states / 1000) }
      : { won: 0, played: Array<number>(study.games).fill(40) };
  return { ...task, ...usual, ...result } as Finding;
};

/** All findings of a survey of this size; `results` has those that are not as usual, by deal. */
export const madeSurvey = (
  size: SurveySize,
  results: Partial<Record<StudyName, (Partial<SearchFinding> | Partial<PlayFinding>)[]>> = {},
): Finding[] => tasksOf(size).map((task) => made(task, results[task.study]?.[task.deal]));
