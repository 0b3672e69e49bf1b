import { intervalOf } from '../../survey/statistics.ts';
import type { SearchSummary, Survey, Within } from '../../survey/summary.ts';
import type { Words } from '../../words/it.ts';
import type { Bar, Chart } from '../chart/chart.ts';
import type { DataTable } from '../chart/dataTable.ts';

/** Some of the deals, where they are told apart by something that has a name. */
interface Counted {
  readonly name: string;
  readonly count: number;
  readonly of: number;
}

const shareOf = ({ count, of }: Counted): number => count / of;

const barOf = (counted: Counted, { number }: Words): Bar => ({
  label: counted.name,
  value: shareOf(counted),
  shown: number.percent(shareOf(counted)),
  interval: intervalOf(counted),
});

/** A bar and a row for each, with the share and its interval. */
const sharesChart = (
  counted: readonly Counted[],
  { finding, title, caption, columns }: SharesText,
  words: Words,
): Chart => ({
  picture: { kind: 'bars', bars: counted.map((one) => barOf(one, words)) },
  finding,
  table: { title, caption, columns, rows: counted.map((one) => rowOf(one, words)) },
});

/** The texts of a chart of shares. */
interface SharesText extends Omit<DataTable, 'rows'> {
  readonly finding: string;
}

const rowOf = (counted: Counted, { number }: Words): string[] => [
  counted.name,
  number.count(counted.count),
  number.hundredths(shareOf(counted)),
  number.range(intervalOf(counted)),
];

const columnsOf = (first: string, { survey: { columns } }: Words): string[] => [
  first,
  columns.wins,
  columns.share,
  columns.interval,
];

/** Of all deals: how many are known to be winnable, open, proved impossible. */
export const answerChart = ({ all }: Survey, words: Words): Chart => {
  const { answer, columns } = words.survey;
  const { won, deals, impossible } = all;
  const counts = { won, open: deals - won - impossible, impossible };
  const rows = (['won', 'open', 'impossible'] as const).map((outcome) =>
    rowOf({ name: answer.outcomes[outcome], count: counts[outcome], of: deals }, words),
  );
  const least = leastOf(all);
  return {
    picture: { kind: 'hundred', count: least, key: answer.key },
    finding: answer.finding(least),
    table: {
      title: answer.title,
      caption: answer.caption(deals),
      columns: [answer.column, columns.games, columns.share, columns.interval],
      rows,
    },
  };
};

/** So many of a hundred deals, at the least, can be won: the lower end of the interval of those that are known. */
const leastOf = ({ won, deals }: SearchSummary): number =>
  Math.floor(intervalOf({ count: won, of: deals })[0] * 100);

/** Wins found within so much time. */
export const timeChart = (survey: Survey, words: Words): Chart =>
  workChart(survey, survey.byTime, words.survey.work.time, words.number.seconds, words);

/** Wins found within so many states. */
export const statesChart = (survey: Survey, words: Words): Chart =>
  workChart(survey, survey.byStates, words.survey.work.states, words.number.round, words);

const workChart = (
  { all: { deals } }: Survey,
  withins: readonly Within[],
  text: Words['survey']['work']['time' | 'states'],
  name: (limit: number) => string,
  words: Words,
): Chart => {
  const told = [withins[0]!, withins[Math.floor(withins.length / 2)]!, withins.at(-1)!];
  const [first, middle, last] = told.map(({ limit, won }) => ({
    name: text.within(limit),
    share: won / deals,
  }));
  return sharesChart(
    withins.map(({ limit, won }) => ({ name: name(limit), count: won, of: deals })),
    {
      finding: words.survey.found([first!, middle!, last!]),
      title: text.title,
      caption: words.survey.caption(deals),
      columns: columnsOf(text.column, words),
    },
    words,
  );
};

/**
 * Wins found with fewer redistributions than the rules allow, and with one more. Who may redistribute need not: a win
 * with fewer is a win with more, also where the search did not find it again.
 */
export const allowedChart = ({ needed, variant, variants }: Survey, words: Words): Chart => {
  const { survey } = words;
  const { allowed } = survey.rules;
  const won = needed.map((_, most) =>
    needed.slice(0, most + 1).reduce((sum, count) => sum + count, 0),
  );
  const told = [0, 1, 3, 4].map((count) => ({
    name: allowed.with(count),
    share: won[count]! / variant,
  }));
  return sharesChart(
    won.map((count, most) => ({ name: allowed.row(most), count, of: variant })),
    {
      finding: survey.found([told[0]!, ...told.slice(1)]),
      title: allowed.title,
      caption: survey.caption(variants.standard.deals),
      columns: columnsOf(allowed.column, words),
    },
    words,
  );
};

const CHANGED = ['standard', 'noLimit', 'noPasses'] as const;

/** Wins found where a rule is left out. */
export const changedChart = ({ variants }: Survey, words: Words): Chart => {
  const { survey } = words;
  const { changed } = survey.rules;
  const told = CHANGED.map((variant) => caseOf(changed.with[variant], variants[variant]));
  return sharesChart(
    CHANGED.map((variant) => countedOf(changed.rows[variant], variants[variant])),
    {
      finding: survey.found([told[0]!, ...told.slice(1)]),
      title: changed.title,
      caption: survey.caption(variants.standard.deals),
      columns: columnsOf(changed.column, words),
    },
    words,
  );
};

const caseOf = (name: string, { won, deals }: SearchSummary) => ({ name, share: won / deals });

const countedOf = (name: string, { won, deals }: SearchSummary): Counted => ({
  name,
  count: won,
  of: deals,
});
