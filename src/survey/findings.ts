import { isSearch, type Finding, type PlayFinding, type SearchFinding } from './finding.ts';
import {
  dealsOf,
  STUDIES,
  STUDY_NAMES,
  tasksOf,
  type StudyName,
  type SurveySize,
} from './studies.ts';

/** The findings of a whole survey, in the order of its deals. */
export interface Findings {
  readonly size: SurveySize;
  /** The searches of a study: all of them, or those of the deals of the variants. */
  searches(study: StudyName, deals?: number): readonly SearchFinding[];
  /** The games of a study, in the same way. */
  plays(study: StudyName, deals?: number): readonly PlayFinding[];
}

/** What a study still lacks: how many of its deals have no finding, or none of a search that went far enough. */
export interface Missing {
  readonly study: StudyName;
  readonly deals: number;
}

/**
 * Puts findings in order; those of other surveys are passed over. Fails with what is missing for a survey of this size.
 * Of two findings for a deal, the one that was to search further counts.
 */
export const collect = (
  all: Iterable<Finding>,
  size: SurveySize,
):
  | { readonly ok: true; readonly findings: Findings }
  | { readonly ok: false; readonly missing: Missing[] } => {
  const byStudy = new Map<StudyName, Finding[]>(STUDY_NAMES.map((name) => [name, []]));
  for (const finding of all) {
    const deals = byStudy.get(finding.study)!;
    const known = deals[finding.deal];
    if (!known || known.states < finding.states) deals[finding.deal] = finding;
  }
  const lacking = tasksOf(size).filter(({ study, deal, states }) => {
    const finding = byStudy.get(study)![deal];
    return !finding || finding.states < states;
  });
  const missing = STUDY_NAMES.map((name) => ({
    study: name,
    deals: lacking.filter(({ study }) => study === name).length,
  })).filter(({ deals }) => deals > 0);
  if (missing.length > 0) return { ok: false, missing };
  const of = (study: StudyName, deals = dealsOf(STUDIES[study], size)) =>
    byStudy.get(study)!.slice(0, deals);
  return {
    ok: true,
    findings: {
      size,
      searches: (study, deals) => of(study, deals).filter(isSearch),
      plays: (study, deals) =>
        of(study, deals).filter((finding): finding is PlayFinding => !isSearch(finding)),
    },
  };
};
