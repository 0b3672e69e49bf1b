import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { paths } from '../../src/words/paths.ts';
import { gameName, stepName } from '../../src/words/stepNames.ts';
import { course } from '../unit/lessons/course.ts';

const games = join(import.meta.dirname, '../../content/games');

const upTo = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

interface Step {
  readonly game: string;
  readonly name: string;
}

/** The steps of a game's step-through: the deal, each move, each redistribution. */
const stepsOf = (game: string): Step[] => {
  const { moves } = JSON.parse(readFileSync(join(games, `${game}.json`), 'utf8')) as {
    moves: string[];
  };
  const redistributions = moves.filter((move) => move === 'R').length;
  return [
    ...upTo(0, moves.length - redistributions).map(stepName.move),
    ...upTo(1, redistributions).map(stepName.redistribution),
  ].map((name) => ({ game, name }));
};

const records = readdirSync(games).map((file) => file.replace('.json', ''));
const steps = records.flatMap(stepsOf);

/** The steps of every game. */
export const stepAddresses = steps.map(({ game, name }) => paths.step(game, name));

/** What is left of them where a step's own name is cut off: pages that only lead on to the examples. */
export const leadingOn = records.map((game) => `${paths.examples()}${gameName(game)}/`);

/** The pages that show those steps in frames of other sites, and the one that shows any other board. */
export const frameAddresses = steps.map(({ game, name }) => paths.embedded(game, name));
export const anyFrameAddress = paths.embeddedStart();

/** The list of the lessons, and each of them. */
export const lessonsAddress = paths.lessons();
export const lessonAddresses = course.map(({ address }) => paths.lesson(address));

/** Where a host looks for what to show at an address that there is not. */
export const notFound = `${paths.home()}404.html`;

/** Every address that the site promises. */
export const promisedAddresses = [
  paths.home(),
  paths.rules(),
  paths.card(),
  paths.examples(),
  ...stepAddresses,
  anyFrameAddress,
  ...frameAddresses,
  paths.trainer(),
  paths.drill(),
  lessonsAddress,
  ...lessonAddresses,
  paths.winnable(),
  paths.strategy(),
  paths.glossary(),
  paths.accessibility(),
  paths.criteria(),
  paths.search(),
  notFound,
];
