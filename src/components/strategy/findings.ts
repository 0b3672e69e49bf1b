import type { SearchSummary, Survey } from '../../survey/summary.ts';
import type { Preference } from '../../survey/lineFacts.ts';
import { intervalOfMean, type Spread } from '../../survey/statistics.ts';
import type { LackingTaste } from '../../survey/studies.ts';
import type { Words } from '../../words/it.ts';

/** A count of the survey, in words: each backs one piece of advice. */
type Finding = (survey: Survey, words: Words['strategy']) => string;

const part = ({ won, deals }: SearchSummary) => ({ count: won, of: deals });

const preferred = ({ sooner, later }: Preference) => ({ count: sooner, of: sooner + later });

const median = (spread: Spread): number => spread[2];

/** The greedy player with all tastes against the same one without one of them. */
const compared = ({ tastes, losses }: Survey, taste: LackingTaste) => ({
  minding: tastes.greedy.share.mean,
  without: tastes[taste].share.mean,
  deals: tastes.greedy.deals,
  games: tastes.greedy.games,
  isClear: intervalOfMean(losses[taste])[0] > 0,
});

const ofTaste =
  (taste: LackingTaste, tell: 'order' | 'bottoms' | 'neighbours' | 'empty'): Finding =>
  (survey, words) =>
    words[tell](compared(survey, taste));

export const FINDINGS = {
  winnable: ({ all }, words) => words.winnable(part(all)),
  order: ofTaste('greedyWithoutOrder', 'order'),
  orderInWins: ({ lines, orders }, words) =>
    words.orderInWins(preferred(lines.order), preferred(orders.random)),
  bottoms: ofTaste('greedyWithoutBottoms', 'bottoms'),
  neighbours: ofTaste('greedyWithoutNeighbours', 'neighbours'),
  empty: ofTaste('greedyWithoutEmpty', 'empty'),
  emptied: ({ lines: { firstEmptied, turnings } }, words) =>
    words.emptied(median(firstEmptied), median(turnings[1]!.emptied)),
  hurry: ({ players: { hasty, simple } }, words) =>
    words.hurry(Math.round(hasty.cards.mean), Math.round(simple.cards.mean)),
  fewer: ({ needed, variant }, words) => words.fewer(needed[0]!, needed[1]!, needed[2]!, variant),
  twins: ({ lines }, words) => words.twins(preferred(lines.twins)),
  passes: ({ variants: { standard, noPasses } }, words) =>
    words.passes(part(standard), part(noPasses)),
  passesInWins: ({ lines }, words) => words.passesInWins(median(lines.passes)),
  limit: ({ variants: { standard, noLimit } }, words) => words.limit(part(standard), part(noLimit)),
} satisfies Record<string, Finding>;

export type FindingName = keyof typeof FINDINGS;
