import type { strategy as it } from '../it/strategy.ts';
import { counted } from './counted.ts';
import { number } from './number.ts';

/** So many of so many. */
interface Part {
  readonly count: number;
  readonly of: number;
}

/** The same games, played by someone who minds something and by someone who does not: the shares that are won. */
interface Compared {
  readonly minding: number;
  readonly without: number;
  readonly deals: number;
  readonly games: number;
  /** Whether the difference is more than chance would make. */
  readonly isClear: boolean;
}

const outOfHundred = ({ count, of }: Part): string => number.count(Math.round((100 * count) / of));

const won = (
  withTaste: string,
  withoutIt: string,
  { minding, without, deals, games, isClear }: Compared,
): string => {
  const shares = `The careful player wins ${number.ofHundred(minding, 'partite')} ${withTaste}, ${number.more(without)} ${withoutIt}.`;
  const played = `These are ${number.count(deals)} games, played ${counted(games, 'time', 'times')} each way.`;
  return isClear
    ? `${shares} ${played}`
    : `${shares} The difference cannot be told from chance. ${played}`;
};

const ordinals = ['First', 'Second', 'Third'];

/** What the survey backs the advice of the page on strategy with. */
export const strategy = {
  evidence: 'The count',
  winnable: ({ count, of }: Part) =>
    `Games tried: ${number.count(of)}. With a win found: ${number.count(count)}, which is ${number.percent(count / of)}.`,
  order: (games: Compared) => won('when minding the order', 'when not', games),
  orderInWins: (wins: Part, random: Part) =>
    `In the wins found, the card moved is the one needed first in ${outOfHundred(wins)} cases out of 100; in random play, in ${outOfHundred(random)}.`,
  bottoms: (games: Compared) => won('when thinking of the bottom cards', 'when not', games),
  neighbours: (games: Compared) => won('when looking for neighbouring cards', 'when not', games),
  empty: (games: Compared) => won('when sparing the piles', 'when not', games),
  emptied: (played: number, emptied: number): string =>
    `In half of the wins found, the first pile empties when there are ${number.count(played)} cards or fewer on the foundations, and by the second redistribution ${number.count(emptied)} piles or more are already empty.`,
  hurry: (hasty: number, patient: number): string =>
    `At the end there are on average ${counted(hasty, 'card', 'cards')} on the foundations for a player who redistributes as soon as none can go there, and ${number.count(patient)} for one who first moves some between the piles.`,
  tastes: {
    finding: (all: number, without: number, ignored: string): string =>
      `The careful player wins ${number.ofHundred(all, 'partite')}; ${ignored}, ${number.more(without)}.`,
    row: {
      greedy: 'Minds everything',
      greedyWithoutOrder: 'Ignores the order',
      greedyWithoutBottoms: 'Ignores the bottom cards',
      greedyWithoutNeighbours: 'Seeks no neighbouring cards',
      greedyWithoutEmpty: 'Spares no piles',
    },
    clause: {
      greedyWithoutOrder: 'when ignoring the order of the cards',
      greedyWithoutBottoms: 'when ignoring the cards at the bottom',
      greedyWithoutNeighbours: 'when seeking no neighbouring cards',
      greedyWithoutEmpty: 'when sparing no piles',
    },
    title: 'wins of the careful player',
    caption: (deals: number, games: number): string =>
      `Wins of the careful player in ${number.count(deals)} games, each played ${counted(games, 'time', 'times')}, with the 95 per cent interval`,
    column: 'Care taken',
  },
  turnings: {
    caption: (wins: number): string => `The redistributions of ${number.count(wins)} wins`,
    columns: ['Which', 'Wins', 'Cards', 'Could move'],
    ordinal: (nth: number): string => ordinals[nth] ?? `${nth + 1}th`,
    range: (from: number, to: number): string => `${from} to ${to}`,
  },
  fewer: (none: number, one: number, two: number, deals: number): string =>
    `Games won out of ${number.count(deals)}: ${number.count(none)} with no redistribution, another ${number.count(one)} with only one, another ${number.count(two)} with two.`,
  twins: (sooner: Part) =>
    `In the wins found, when both copies are on top of two piles, in ${outOfHundred(sooner)} cases out of 100 the one that goes is the one covering the more urgent card.`,
  passes: (standard: Part, without: Part) =>
    `With passes: ${number.count(standard.count)} won out of ${number.count(standard.of)}. Without: ${number.count(without.count)}.`,
  passesInWins: (median: number) => `One win in two uses at least ${number.count(median)}.`,
  limit: (standard: Part, without: Part) =>
    `With the limit of 13 cards: ${number.count(standard.count)} won out of ${number.count(standard.of)}. Without a limit: ${number.count(without.count)}.`,
} satisfies typeof it;
