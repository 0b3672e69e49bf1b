import type { surveyedWins as it } from '../it/surveyedWins.ts';
import { counted } from './counted.ts';
import { number } from './number.ts';

/** A share of the games, and in which case: “within 1 second”, “with 2”. */
interface Case {
  readonly name: string;
  readonly share: number;
}

/** “A win is found in 23.6 games out of 100 within 0.01 seconds, in 99 within 1 second.” */
const found = ([first, ...others]: readonly [Case, ...Case[]]): string => {
  if (first.share === 0 && others.length > 0) {
    const [second, ...more] = others as [Case, ...Case[]];
    return `No win is found in any game ${first.name}; one is found ${foundIn(second, more)}.`;
  }
  return `A win is found ${foundIn(first, others)}.`;
};

const foundIn = (first: Case, others: readonly Case[]): string => {
  const more = others.map(({ name, share }) => `, in ${number.more(share)} ${name}`).join('');
  return `in ${number.ofHundred(first.share, 'partite')} ${first.name}${more}`;
};

const answer = {
  finding: (least: number): string =>
    `At least ${counted(least, 'game', 'games')} out of 100 can be won.`,
  /** What a card of the picture is. */
  key: 'Each card stands for 1 game out of 100. The filled ones can be won; of the others it is not known.',
  title: 'games by outcome',
  caption: (deals: number): string =>
    `What was found in ${number.count(deals)} games, with the 95 per cent interval`,
  column: 'Outcome',
  outcomes: {
    won: 'Win found',
    open: 'Left open',
    impossible: 'Proved impossible',
  },
  told: (won: number, deals: number, interval: readonly [number, number]): string =>
    `Out of ${number.count(deals)} different games, the program found a win in ` +
    `${won === deals ? 'all' : `${number.count(won)}, which is ${number.more(won / deals)} out of 100`}. ` +
    `The 95 per cent interval is ${number.range(interval)}.`,
  /** Of the deals with no win that is known, `rest`, so many are proved to have none. */
  rest: (rest: number, impossible: number): string => {
    if (rest === 0) return 'No game was left without a win.';
    const others = rest === 1 ? 'Only one was left' : `Another ${number.count(rest)} were left`;
    if (impossible === rest)
      return `${others} without a win, ${rest === 1 ? 'and it is proved impossible' : 'all proved impossible'}.`;
    const open =
      impossible === 0
        ? `${rest === 1 ? 'it is not' : 'none is'} proved impossible: there may still be a win`
        : `of these, ${number.count(impossible)} ${impossible === 1 ? 'is' : 'are'} proved impossible, and in the others there may still be a win`;
    return `${others} with no win found; ${open}.`;
  },
};

const work = {
  time: {
    title: 'wins by search time',
    column: 'Time',
    within: (milliseconds: number): string => `within ${number.seconds(milliseconds)}`,
  },
  states: {
    title: 'wins by positions examined',
    column: 'Positions',
    within: (states: number): string => `within ${number.positions(states)}`,
  },
  speed: (perSecond: number): string =>
    `Here a single processor examines about ${number.positions(perSecond)} a second.`,
};

/** What is said of the redistributions of a rule that differs (R20, R32). */
const KNOWN_BY: Partial<Record<number, string>> = { 3: ', the rule', 4: ', Crescent Four' };

const allowedBy = (count: number): string =>
  count === 0 ? 'with no redistributions' : `with ${count}`;

const rules = {
  told: (deals: number, states: number): string =>
    `To compare the rules, the first ${number.count(deals)} games are taken, the same for all, ` +
    `and each search stops after ${number.positions(states)}.`,
  /** In how many deals it is proved that there is no win, by the redistributions that are allowed, from none. */
  impossible: (counts: readonly number[]): string => {
    const proved = counts.flatMap((count, allowed) =>
      count === 0 ? [] : [`${number.count(count)} ${allowedBy(allowed)}`],
    );
    return proved.length === 0
      ? 'No game is proved impossible, not even with fewer redistributions.'
      : `Games proved impossible: ${proved.join(', ')}.`;
  },
  allowed: {
    title: 'wins by redistributions allowed',
    column: 'Allowed',
    with: allowedBy,
    row: (count: number): string => (count === 0 ? 'None' : `${count}${KNOWN_BY[count] ?? ''}`),
  },
  changed: {
    title: 'wins by rule',
    column: 'Rule',
    rows: {
      standard: 'The rules as they are',
      noLimit: 'Without the limit of 13 cards',
      noPasses: 'Without passes',
    },
    with: {
      standard: 'with the rules as they are',
      noLimit: 'without the limit of 13 cards',
      noPasses: 'without passes between foundations',
    },
  },
};

const redistributions = {
  row: (count: number): string => (count === 0 ? 'None' : `${count}`),
  used: {
    finding: (share: number, count: number): string => {
      return `The most common case: ${number.ofHundred(share, 'vittorie')} use ${count === 0 ? 'no redistributions' : counted(count, 'redistribution', 'redistributions')}.`;
    },
    title: 'wins by redistributions used',
    column: 'Used',
    caption: (wins: number): string => `The redistributions used by ${number.count(wins)} wins`,
  },
  needed: {
    /** The share where one redistribution is enough, or none. */
    finding: (share: number): string =>
      `With 1 redistribution or none, a win is already found in ${number.ofHundred(share, 'partite')}.`,
    title: 'games by redistributions that are enough',
    column: 'Enough',
    caption: (deals: number): string =>
      `The fewest redistributions with which a win was found, in ${number.count(deals)} games`,
    none: 'No win found',
  },
};

const length = {
  finding: (lower: number, upper: number, least: number, greatest: number): string =>
    `Half of the wins take between ${lower} and ${upper} moves; the shortest takes ${least}, the longest ${greatest}.`,
  half: 'half of the wins',
  unit: 'moves',
  title: 'wins by length',
  caption: (wins: number, median: number): string =>
    `How long ${number.count(wins)} wins are; the median is ${median} moves`,
  column: 'Moves',
  row: (from: number, to: number): string => `${from} to ${to}`,
};

/** What the survey found out about wins. */
export const surveyedWins = {
  found,
  answer,
  work,
  rules,
  redistributions,
  length,
} satisfies typeof it;
