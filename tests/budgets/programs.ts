import { paths } from '../../src/words/paths.ts';
import { pageAt } from '../site/allPages.ts';
import {
  anyFrameAddress,
  lessonAddresses,
  lessonsAddress,
  stepAddresses,
} from '../site/addresses.ts';
import { brotliBytes, builtText } from '../site/dist.ts';
import { loadedBytes, scriptsOf } from '../site/scripts.ts';
import { worst, type Budget } from './budget.ts';

/** Pages that are programs as well, and the kB of script that each may load by itself. */
interface Program {
  readonly what: string;
  readonly addresses: readonly string[];
  readonly limit: number;
  /** Workers that it asks for as it opens, which count as its script, by the names of their files. */
  readonly workers?: readonly string[];
}

const programs: readonly Program[] = [
  { what: 'script of a page of the step-through', addresses: stepAddresses, limit: 14 },
  { what: 'script of the trainer, before a hint', addresses: [paths.trainer()], limit: 24 },
  {
    what: 'script of the first page, the trainer’s board with it',
    addresses: [paths.home()],
    limit: 25,
  },
  { what: 'script of a lesson, the trainer’s with it', addresses: lessonAddresses, limit: 27 },
  { what: 'script of the list of lessons', addresses: [lessonsAddress], limit: 1 },
  {
    what: 'script of the drill, with what makes its questions',
    addresses: [paths.drill()],
    limit: 24,
    workers: ['questionWorker'],
  },
  { what: 'script of a frame for any board', addresses: [anyFrameAddress], limit: 12 },
  { what: 'script of the search page, before a search', addresses: [paths.search()], limit: 2 },
];

export const programAddresses = new Set(programs.flatMap(({ addresses }) => addresses));

/** The file of a worker that a page may ask for. Fails when there is none of that name. */
export function workerOf(address: string, name: string): string {
  const file = scriptsOf(pageAt(address)).later.find((path) => path.includes(`/${name}`));
  if (file === undefined) throw new Error(`${address} knows no worker named ${name}.`);
  return file;
}

export const programBudgets: readonly Budget[] = programs.map(
  ({ what, addresses, limit, workers = [] }) => ({
    what,
    unit: 'kB',
    limit,
    measure: () =>
      worst(
        addresses.map((address) => {
          const own = loadedBytes(scriptsOf(pageAt(address)));
          const asked = workers.map((name) => brotliBytes(builtText(workerOf(address, name))));
          return {
            amount: [own, ...asked].reduce((sum, bytes) => sum + bytes) / 1000,
            where: address,
          };
        }),
      ),
  }),
);
