import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const games = join(import.meta.dirname, '../../content/games');

const upTo = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => `${first + index}`);

/** The pages of a game's step-through: the deal, each move, each redistribution. */
const stepsOf = (file: string): string[] => {
  const { moves } = JSON.parse(readFileSync(join(games, file), 'utf8')) as { moves: string[] };
  const redistributions = moves.filter((move) => move === 'R').length;
  return [
    ...upTo(0, moves.length - redistributions),
    ...upTo(1, redistributions).map((number) => `ridistribuzione-${number}`),
  ].map((step) => `/esempi/${file.replace('.json', '')}/${step}/`);
};

const records = readdirSync(games);

/** The steps of every game. */
export const stepAddresses = records.flatMap(stepsOf);

/** What is left of them where a step's own name is cut off: pages that only lead on to the examples. */
export const leadingOn = records.map((file) => `/esempi/${file.replace('.json', '')}/`);

/** The pages that show those steps in frames of other sites, and the one that shows any other board. */
export const frameAddresses = stepAddresses.map((address) =>
  address.replace('/esempi/', '/incorpora/'),
);
export const anyFrameAddress = '/incorpora/';

const lessons = readdirSync(join(import.meta.dirname, '../../content/lessons'));

/** The list of the lessons, and each of them. */
export const lessonsAddress = '/allenamento/lezioni/';
export const lessonAddresses = lessons.map(
  (file) => `${lessonsAddress}${file.replace(/^\d+-|\.json$/g, '')}/`,
);

/** Every address that the site promises. */
export const promisedAddresses = [
  '/',
  '/regole/',
  '/scheda/',
  '/esempi/',
  ...stepAddresses,
  anyFrameAddress,
  ...frameAddresses,
  '/allenamento/',
  '/allenamento/si-puo-fare/',
  lessonsAddress,
  ...lessonAddresses,
  '/quanto-si-vince/',
  '/strategia/',
  '/glossario/',
  '/accessibilita/',
  '/accessibilita/wcag/',
  '/ricerca/',
  '/404.html',
];
