import { LACKING_TASTES, TASTES } from '../../survey/studies.ts';
import type { Survey } from '../../survey/summary.ts';
import type { Words } from '../../words/it.ts';
import type { Chart } from '../chart/chart.ts';
import { intervalOfWins } from '../survey/playCharts.ts';

/** How often the greedy player wins, and without one taste each: what each is worth. */
export const tasteChart = ({ tastes }: Survey, words: Words): Chart => {
  const { number } = words;
  const { columns } = words.survey;
  const text = words.strategy.tastes;
  const rows = TASTES.map((taste) => ({ taste, share: tastes[taste].share }));
  const [worst] = LACKING_TASTES.toSorted(
    (one, other) => tastes[one].share.mean - tastes[other].share.mean,
  );
  return {
    picture: {
      kind: 'bars',
      bars: rows.map(({ taste, share }) => ({
        label: text.row[taste],
        value: share.mean,
        shown: number.percent(share.mean),
        interval: intervalOfWins({ deals: tastes.greedy.deals, share }),
      })),
    },
    finding: text.finding(tastes.greedy.share.mean, tastes[worst!].share.mean, text.clause[worst!]),
    table: {
      title: text.title,
      caption: text.caption(tastes.greedy.deals, tastes.greedy.games),
      columns: [text.column, columns.share, columns.interval],
      rows: rows.map(({ taste, share }) => [
        text.row[taste],
        number.hundredths(share.mean),
        number.range(intervalOfWins({ deals: tastes.greedy.deals, share })),
      ]),
    },
  };
};
