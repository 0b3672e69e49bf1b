import type { survey as it } from '../it/survey.ts';
import { number } from './number.ts';
import { surveyedPlay } from './surveyedPlay.ts';
import { surveyedWins } from './surveyedWins.ts';

/** What the pages say of the survey: how often the game can be won, and how. */
export const survey = {
  ...surveyedWins,
  ...surveyedPlay,
  /** Over the columns that several tables have. */
  columns: {
    games: 'Games',
    wins: 'Wins',
    share: 'Out of 100',
    interval: 'Interval',
  },
  /** Over a table of shares. */
  caption: (deals: number): string =>
    `Wins found in ${number.count(deals)} games, with the 95 per cent interval`,
} satisfies typeof it;
