import { number } from './number.ts';
import { surveyedPlay } from './surveyedPlay.ts';
import { surveyedWins } from './surveyedWins.ts';

/** What the pages say of the survey: how often the game can be won, and how. */
export const survey = {
  ...surveyedWins,
  ...surveyedPlay,
  /** Over the columns that several tables have. */
  columns: {
    games: 'Partite',
    wins: 'Vittorie',
    share: 'Su 100',
    interval: 'Intervallo',
  },
  /** Over a table of shares. */
  caption: (deals: number): string =>
    `Vittorie trovate in ${number.count(deals)} partite, con l’intervallo al 95 per cento`,
};
