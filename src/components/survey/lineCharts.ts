import { LENGTHS, type Survey } from '../../survey/summary.ts';
import type { Words } from '../../words/it.ts';
import type { Chart } from '../chart/chart.ts';
import type { DataTable } from '../chart/dataTable.ts';

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

/** A bar and a row for each part of a whole: a count of what is known, with no interval. */
const partsChart = (
  parts: readonly { readonly name: string; readonly count: number }[],
  { finding, title, caption, columns }: Omit<DataTable, 'rows'> & { readonly finding: string },
  { number }: Words,
): Chart => {
  const whole = sum(parts.map(({ count }) => count));
  return {
    picture: {
      kind: 'bars',
      bars: parts.map(({ name, count }) => ({
        label: name,
        value: count / whole,
        shown: number.percent(count / whole),
      })),
    },
    finding,
    table: {
      title,
      caption,
      columns,
      rows: parts.map(({ name, count }) => [
        name,
        number.count(count),
        number.hundredths(count / whole),
      ]),
    },
  };
};

/** How many redistributions the wins used. */
export const usedChart = ({ used }: Survey, words: Words): Chart => {
  const { redistributions, columns } = words.survey;
  const wins = sum(used);
  const most = Math.max(...used);
  return partsChart(
    used.map((count, spent) => ({ name: redistributions.row(spent), count })),
    {
      finding: redistributions.used.finding(most / wins, used.indexOf(most)),
      title: redistributions.used.title,
      caption: redistributions.used.caption(wins),
      columns: [redistributions.used.column, columns.wins, columns.share],
    },
    words,
  );
};

/** The fewest redistributions with which a win of each deal is known. */
export const neededChart = ({ needed, variant }: Survey, words: Words): Chart => {
  const { redistributions, columns } = words.survey;
  const known = needed.map((count, enough) => ({ name: redistributions.row(enough), count }));
  const unknown = { name: redistributions.needed.none, count: variant - sum(needed) };
  return partsChart(
    [...known, unknown],
    {
      finding: redistributions.needed.finding(sum(needed.slice(0, 2)) / variant),
      title: redistributions.needed.title,
      caption: redistributions.needed.caption(variant),
      columns: [redistributions.needed.column, columns.games, columns.share],
    },
    words,
  );
};

/** How long the wins are. */
export const lengthChart = (survey: Survey, words: Words): Chart => {
  const { number } = words;
  const { length, columns } = words.survey;
  const { shortest, lengths, moves } = survey;
  const [least, lower, median, upper, greatest] = moves;
  const wins = sum(lengths);
  const from = (index: number) => shortest + index * LENGTHS;
  return {
    picture: {
      kind: 'columns',
      counts: lengths,
      edges: Array.from({ length: lengths.length + 1 }, (_, index) => from(index)),
      unit: length.unit,
      stretch: { from: lower, to: upper, label: length.half },
    },
    finding: length.finding(lower, upper, least, greatest),
    table: {
      title: length.title,
      caption: length.caption(wins, median),
      columns: [length.column, columns.wins, columns.share],
      rows: lengths.map((count, index) => [
        length.row(from(index), from(index + 1) - 1),
        number.count(count),
        number.hundredths(count / wins),
      ]),
    },
  };
};
