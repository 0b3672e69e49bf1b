import { intervalOf } from '../../survey/statistics.ts';
import { PLAYER_NAMES } from '../../survey/studies.ts';
import type { PlayerSummary, Survey } from '../../survey/summary.ts';
import type { Words } from '../../words/it.ts';
import type { Bar, Chart, Interval } from '../chart/chart.ts';

/** All cards, and those that are on the foundations from the start (R1, R3). */
const CARDS = 104;
const BASES = 8;

/** The players, the best one first. */
const BEST_FIRST = PLAYER_NAMES.toReversed();

/** The share that was won of each deal's games, and of how many deals. */
type Wins = Pick<PlayerSummary, 'deals' | 'share'>;

/**
 * The interval of a share that was measured once for each deal: that of as many games, each of a deal of its own, as would
 * have the same error, so that it is sound for a single win too. Where all went alike there is no error to go by: as if
 * each deal had been played once.
 */
export const intervalOfWins = ({ deals, share: { mean, error } }: Wins): Interval => {
  const of = error === 0 ? deals : (mean * (1 - mean)) / error ** 2;
  return intervalOf({ count: mean * of, of });
};

/** A bar of the share that is won. */
export const barOfWins = (label: string, wins: Wins, { number }: Words): Bar => ({
  label,
  value: wins.share.mean,
  shown: number.percent(wins.share.mean),
  interval: intervalOfWins(wins),
});

/** The share that is won and its interval, as two cells of a table. */
export const cellsOfWins = (wins: Wins, { number }: Words): [share: string, interval: string] => [
  number.hundredths(wins.share.mean),
  number.range(intervalOfWins(wins)),
];

/** How often players win who don't search. */
export const winnersChart = ({ players }: Survey, words: Words): Chart => {
  const { number } = words;
  const { players: text, columns } = words.survey;
  const played = BEST_FIRST.map((player) => ({ player, value: players[player].share.mean }));
  return {
    picture: {
      kind: 'bars',
      bars: played.map(({ player }) => barOfWins(text.row(player), players[player], words)),
    },
    finding: text.won.finding([played[0]!, ...played.slice(1)]),
    table: {
      title: text.won.title,
      caption: text.won.caption(players.greedy.deals),
      columns: [text.column, text.won.games, columns.share, columns.interval],
      rows: played.map(({ player }) => [
        text.row(player),
        number.count(players[player].deals * players[player].games),
        ...cellsOfWins(players[player], words),
      ]),
    },
  };
};

/** How many cards they bring to the foundations. */
export const cardsChart = ({ players }: Survey, words: Words): Chart => {
  const { number } = words;
  const { players: text } = words.survey;
  const played = BEST_FIRST.map((player) => ({ player, value: players[player].cards.mean }));
  return {
    picture: {
      kind: 'bars',
      bars: played.map(({ player, value }) => ({
        label: text.row(player),
        value: value / CARDS,
        shown: number.mean(value),
      })),
    },
    finding: text.cards.finding([played[0]!, ...played.slice(1)], CARDS),
    table: {
      title: text.cards.title,
      caption: text.cards.caption(BASES),
      columns: [text.column, text.cards.mean, text.cards.half],
      rows: played.map(({ player, value }) => {
        const [, lower, , upper] = players[player].spread;
        return [text.row(player), number.mean(value), text.cards.between(lower, upper)];
      }),
    },
  };
};

/** How many deals are of each grade, and how often the greedy player wins them. */
export const gradesChart = ({ grades }: Survey, words: Words): Chart => {
  const { number } = words;
  const { grades: text, columns } = words.survey;
  const [easy, middling, hard] = grades.map(({ share }) => share.mean);
  const known = grades.reduce((sum, { deals }) => sum + deals, 0);
  return {
    picture: {
      kind: 'bars',
      bars: grades.map((wins, grade) => barOfWins(text.bar(grade, wins.deals), wins, words)),
    },
    finding: text.finding([easy!, middling!, hard!]),
    table: {
      title: text.title,
      caption: text.caption(known),
      columns: [text.column, columns.games, columns.share, columns.interval],
      rows: grades.map((wins, grade) => [
        text.row(grade),
        number.count(wins.deals),
        ...cellsOfWins(wins, words),
      ]),
    },
  };
};
