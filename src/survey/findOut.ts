import { isWon, play, type Position } from '../engine/index.ts';
import { greedyPlayer, randomFrom, solve, type GreedyGame, type Random } from '../solver/index.ts';
import { surveyedStart } from './deals.ts';
import type { Finding, PlayFinding, SearchFinding } from './finding.ts';
import { lineFacts, played, type Preference } from './lineFacts.ts';
import { sumOf } from './summariseLines.ts';
import { PLAYERS, type Player } from './players.ts';
import { STUDIES, type PlayStudy, type SearchStudy, type StudyName, type Task } from './studies.ts';

/** The processor's time of this thread so far, in milliseconds. */
export type Clock = () => number;

/** Finds out one thing; the same task has the same finding, but for the time that it took. */
export const findOut = (task: Task, clock: Clock): Finding => {
  const study: SearchStudy | PlayStudy = STUDIES[task.study];
  return study.kind === 'search' ? searchFor(task, study, clock) : playGames(task, study);
};

const searchFor = (
  task: Task,
  { redistributions, rules }: SearchStudy,
  clock: Clock,
): SearchFinding => {
  const start = { ...surveyedStart(task.deal), redistributionsLeft: redistributions };
  const begun = clock();
  const result = solve(start, { rules, states: task.states });
  const found = { ...task, searched: result.states, ms: Math.round(clock() - begun) };
  if (result.kind !== 'won')
    return { ...found, outcome: result.kind === 'impossible' ? 'impossible' : 'open' };
  const { width, line } = result;
  return { ...found, outcome: 'won', width, line: lineFacts(start, line) };
};

/** What each greedy player ignores, that the others see. */
const GREEDY = {
  greedy: greedyPlayer(),
  greedyWithoutOrder: greedyPlayer({ later: 0 }),
  greedyWithoutEmpty: greedyPlayer({ empty: 0 }),
  greedyWithoutNeighbours: greedyPlayer({ neighbours: 0 }),
  greedyWithoutBottoms: greedyPlayer({ bottom: [1, 1, 1, 1] }),
};

interface Game extends GreedyGame {
  readonly order?: Preference;
}

const playGames = (task: Task, { games }: PlayStudy): PlayFinding => {
  const start = surveyedStart(task.deal);
  // Other luck for each deal; the same for each player, so that they are compared on the same draws.
  const random = randomFrom(task.deal);
  const results = Array.from({ length: games }, () => gameOf(task.study, start, random));
  const orders = results.flatMap(({ order }) => order ?? []);
  const finding = {
    ...task,
    won: results.filter(({ won }) => won).length,
    played: results.map((game) => game.played),
  };
  return orders.length > 0 ? { ...finding, order: sumOf(orders) } : finding;
};

const gameOf = (study: StudyName, start: Position, random: Random): Game => {
  if (study in GREEDY) return GREEDY[study as keyof typeof GREEDY](start, random);
  return gameBy(PLAYERS[study as keyof typeof PLAYERS], start, random);
};

const gameBy = (player: Player, start: Position, random: Random): Game => {
  const line = player(start, random);
  const end = line.reduce(play, start);
  return { won: isWon(end), played: played(end), order: lineFacts(start, line).order };
};
