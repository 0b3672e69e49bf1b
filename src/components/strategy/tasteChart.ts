import { LACKING_TASTES, TASTES } from '../../survey/studies.ts';
import type { Survey } from '../../survey/summary.ts';
import type { Words } from '../../words/it.ts';
import type { Chart } from '../chart/chart.ts';
import { barOfWins, cellsOfWins } from '../survey/playCharts.ts';

/** How often the greedy player wins, and without one taste each: what each is worth. */
export const tasteChart = ({ tastes }: Survey, words: Words): Chart => {
  const { columns } = words.survey;
  const text = words.strategy.tastes;
  const [worst] = LACKING_TASTES.toSorted(
    (one, other) => tastes[one].share.mean - tastes[other].share.mean,
  );
  return {
    picture: {
      kind: 'bars',
      bars: TASTES.map((taste) => barOfWins(text.row[taste], tastes[taste], words)),
    },
    finding: text.finding(tastes.greedy.share.mean, tastes[worst!].share.mean, text.clause[worst!]),
    table: {
      title: text.title,
      caption: text.caption(tastes.greedy.deals, tastes.greedy.games),
      columns: [text.column, columns.share, columns.interval],
      rows: TASTES.map((taste) => [text.row[taste], ...cellsOfWins(tastes[taste], words)]),
    },
  };
};
