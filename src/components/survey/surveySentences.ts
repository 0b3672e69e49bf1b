import { NARROW } from '../../survey/grade.ts';
import { intervalOf } from '../../survey/statistics.ts';
import { BY_REDISTRIBUTIONS } from '../../survey/studies.ts';
import type { Survey } from '../../survey/summary.ts';
import type { Words } from '../../words/it.ts';

/** What prose says of the survey's figures outside its charts, by the names that it gives them. */
export const SURVEY_SENTENCES = {
  answer: ({ all: { won, deals, impossible } }: Survey, { survey: { answer } }: Words): string => {
    const told = answer.told(won, deals, intervalOf({ count: won, of: deals }));
    return `${told} ${answer.rest(deals - won, impossible)}`;
  },
  speed: ({ statesPerSecond }: Survey, { survey }: Words): string =>
    survey.work.speed(statesPerSecond),
  rules: ({ variants: { standard } }: Survey, { survey }: Words): string =>
    survey.rules.told(standard.deals, standard.states),
  impossible: ({ variants }: Survey, { survey }: Words): string =>
    survey.rules.impossible(BY_REDISTRIBUTIONS.map((variant) => variants[variant].impossible)),
  grades: (_: Survey, { survey }: Words): string => survey.grades.told(NARROW),
} as const;
