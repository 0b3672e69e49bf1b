import type { Survey } from '../../survey/summary.ts';
import type { Words } from '../../words/it.ts';
import type { Chart } from '../chart/chart.ts';
import { lengthChart, neededChart, usedChart } from './lineCharts.ts';
import { cardsChart, gradesChart, winnersChart } from './playCharts.ts';
import { allowedChart, answerChart, changedChart, statesChart, timeChart } from './winCharts.ts';

/** The charts of the survey, by the names that prose gives them. */
export const SURVEY_CHARTS = {
  answer: answerChart,
  time: timeChart,
  states: statesChart,
  allowed: allowedChart,
  changed: changedChart,
  used: usedChart,
  needed: neededChart,
  length: lengthChart,
  winners: winnersChart,
  cards: cardsChart,
  grades: gradesChart,
} satisfies Record<string, (survey: Survey, words: Words) => Chart>;
