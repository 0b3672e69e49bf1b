import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const game = join(import.meta.dirname, '../../content/games/partita-vinta.json');
const { moves } = JSON.parse(readFileSync(game, 'utf8')) as { moves: string[] };
const redistributions = moves.filter((move) => move === 'R').length;

const upTo = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => `${first + index}`);

/** The pages of the won game's step-through: the deal, each move, each redistribution. */
export const stepAddresses = [
  ...upTo(0, moves.length - redistributions),
  ...upTo(1, redistributions).map((number) => `ridistribuzione-${number}`),
].map((step) => `/esempi/partita-vinta/${step}/`);

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
  '/esempi/',
  ...stepAddresses,
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
