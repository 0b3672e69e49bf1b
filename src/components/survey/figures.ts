import { getEntry } from 'astro:content';

import type { Survey } from '../../survey/summary.ts';

/** The figures of the survey. Throws if they are not there, saying what makes them. */
export const surveyFigures = async (): Promise<Survey> => {
  const entry = await getEntry('survey', 'survey');
  if (!entry) throw new Error('There are no figures in content/survey: npm run survey makes them');
  return entry.data;
};
