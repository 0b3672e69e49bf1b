import { formatMove, judge } from '../../engine/index.ts';
import type { Move, Place, Position, Verdict } from '../../engine/index.ts';
import type { Case } from './case.ts';
import { CASE_NAMES, CASES, type CaseName } from './cases.ts';
import { PREPARED } from './prepared.ts';
import type { Random } from '../../solver/index.ts';
import { below, pick, pickWeighted, shuffled } from './random.ts';
import { sightsIn } from './sight.ts';
import type { Subject } from '../../words/drill.ts';
import { SUBJECTS } from './subject.ts';
import { weightOf, type Tally } from './tally.ts';
import { walkTo, type Style } from './walk.ts';

/** A move on a board of real play, and what the judge says of it. */
export interface Question {
  readonly subject: Subject;
  readonly position: Position;
  readonly from: Place;
  readonly to: Place;
  readonly move: Move;
  readonly verdict: Verdict;
}

/** The next question, of the kind that is drawn next. */
export const nextQuestion = (tally: Tally, random: Random): Question =>
  ask(nextCase(tally, random), random);

/**
 * Draws the kind of the next question. Whether its answer is yes is decided first, by the toss of a coin, so that what was missed makes
 * neither answer likelier; then the subject, by how much it is owed; then the kind of question about it.
 */
export const nextCase = (tally: Tally, random: Random): CaseName => {
  const isLegal = random() < 0.5;
  const open = CASE_NAMES.filter((name) => isLegal === (CASES[name].ruling === 'legal'));
  const about = (subject: Subject) => open.filter((name) => CASES[name].subject === subject);
  const subject = pickWeighted(
    SUBJECTS.filter((one) => about(one).length > 0),
    (one) => weightOf(tally, one),
    random,
  );
  return pick(about(subject), random);
};

/**
 * A question of one kind. The games that reach a rare one are known beforehand; any other comes up in any game within a
 * few moves. Throws if none comes up in many games, which would be a fault of the table of cases.
 */
export const ask = (name: CaseName, random: Random): Question => {
  const wanted: Case = CASES[name];
  const prepared = PREPARED[name];
  for (let game = 0; game < MOST_GAMES; game++) {
    const [number, steps] = prepared
      ? preparedGame(prepared, random)
      : [below(2 ** 31, random), below(FIRST_MOVES[wanted.style], random)];
    const walk = walkTo(number, wanted.style, steps);
    for (let more = 0; more < MORE_MOVES; more++) {
      const question = questionIn(walk.position, wanted, random);
      if (question) return question;
      if (!walk.step()) break;
    }
  }
  throw new Error(`No question came up: ${name}`);
};

const preparedGame = (games: readonly number[], random: Random): [number, number] => {
  const at = 2 * below(games.length / 2, random);
  return [games[at]!, games[at + 1]!];
};

/** How far into a game a board may lie. Where building is asked about, as far as the foundations that ask for a yes. */
const FIRST_MOVES: Readonly<Record<Style, number>> = {
  wander: 30,
  hoard: 30,
  clear: 30,
  build: 50,
};
const MORE_MOVES = 40;
const MOST_GAMES = 50;

/** A question of a kind about a position, or `undefined` if no move there is of that kind. */
export const questionIn = (
  position: Position,
  { subject, ruling, fits }: Case,
  random: Random,
): Question | undefined => {
  for (const { from, to } of shuffled(sightsIn(position).filter(fits), random)) {
    const move = formatMove(from, to);
    const verdict = judge(position, move);
    if ((verdict.ok ? 'legal' : verdict.rejections[0].kind) === ruling)
      return { subject, position, from, to, move, verdict };
  }
  return undefined;
};
