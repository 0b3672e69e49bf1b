import type { surveyedPlay as it } from '../it/surveyedPlay.ts';
import { capital } from './change.ts';
import { number } from './number.ts';

/** What the players are like. */
const PLAYERS = { hasty: 'hasty', random: 'random', simple: 'simple', greedy: 'careful' } as const;
type PlayerKey = keyof typeof PLAYERS;

/** A player and a figure of theirs. */
interface Played {
  readonly player: PlayerKey;
  readonly value: number;
}

/** “, the simple one 0.1, the random one none”: the first player is told of before. */
const others = (played: readonly Played[], say: (value: number) => string): string =>
  played.map(({ player, value }) => `, the ${PLAYERS[player]} one ${say(value)}`).join('');

const players = {
  column: 'Player',
  row: (player: PlayerKey): string => capital(PLAYERS[player]),
  won: {
    finding: ([best, ...rest]: readonly [Played, ...Played[]]): string =>
      `The ${PLAYERS[best.player]} player wins ${number.ofHundred(best.value, 'partite')}` +
      `${others(rest, number.more)}.`,
    title: 'wins by player',
    caption: (deals: number): string =>
      `Wins of each player in the same ${number.count(deals)} games, with the 95 per cent interval`,
    games: 'Times',
  },
  cards: {
    finding: ([best, ...rest]: readonly [Played, ...Played[]], of: number): string =>
      `The ${PLAYERS[best.player]} player brings to the foundations on average ` +
      `${number.mean(best.value)} cards out of ${of}${others(rest, number.mean)}.`,
    title: 'cards by player',
    caption: (bases: number): string =>
      `Cards brought to the foundations, including the ${bases} base cards`,
    mean: 'Average',
    half: 'Half of the time',
    between: (lower: number, upper: number): string => `${lower} to ${upper}`,
  },
};

/** From the easiest. */
const GRADES = ['Easy', 'Medium', 'Hard'] as const;

const grades = {
  /** The measure by which a deal is easy, middling or hard (R20). */
  told: (width: number): string =>
    `The grade depends on the narrowest search, the one that at every move keeps only the best ${width} positions. ` +
    'A game is easy if this search finds a win even with 2 redistributions, medium if it needs 3. ' +
    'It is hard if a win is known, but finding it takes a wider search.',
  finding: (shares: readonly [easy: number, middling: number, hard: number]): string =>
    `The careful player wins ${number.ofHundred(shares[0], 'partite')} among the easy ones, ` +
    `${number.more(shares[1])} among the medium ones, ${number.more(shares[2])} among the hard ones.`,
  title: 'games and wins by grade',
  caption: (deals: number): string =>
    `How often the careful player wins ${number.count(deals)} winnable games, with the 95 per cent interval`,
  column: 'Grade',
  row: (grade: number): string => GRADES[grade]!,
  bar: (grade: number, deals: number): string =>
    `${GRADES[grade]!}: ${number.count(deals)} ${deals === 1 ? 'game' : 'games'}`,
};

/** What the survey found out about players who don’t search, and how hard deals are. */
export const surveyedPlay = { players, grades } satisfies typeof it;
