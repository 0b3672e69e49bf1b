import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import { folderOf } from '../../src/words/locales.ts';
import { withFixedDice } from './dice.ts';
import type { BrowserName } from './ear.ts';
import type { Outcome } from './listen.ts';
import type { Task } from './listener.ts';
import { HELP, readOptions, type Options } from './options.ts';
import { lacking } from './requirements.ts';
import { say } from './take.ts';

const dist = join(import.meta.dirname, '../../dist');

/** Has a thread listen, in a language of its own. */
const listenTo = (task: Task): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const listener = new Worker(join(import.meta.dirname, 'listener.ts'), { workerData: task });
    listener.once('message', resolve);
    listener.once('error', reject);
    listener.once('exit', () => {
      reject(new Error('The journeys ended before their end.'));
    });
  });

/** What came of one browser, in one language after the other. */
async function listenWith(
  browser: BrowserName,
  folder: string,
  { locales, only, keep, print }: Options,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const locale of locales)
    outcomes.push(
      await listenTo({ browser, folder, only, keep, print, locale, base: folderOf(locale) }),
    );
  return outcomes;
}

/** The browsers that can be listened to; where there is none, its journeys are skipped and that is said. */
const present = ({ browsers, locales }: Options): readonly BrowserName[] =>
  browsers.filter((browser) => {
    const lacks = lacking(browser, locales);
    if (lacks !== undefined)
      say(`SKIPPED, not passed: the screen reader with ${browser}. It needs ${lacks}.`);
    return lacks === undefined;
  });

async function main(): Promise<boolean> {
  const options = readOptions(process.argv.slice(2));
  if (options.help) {
    say(HELP);
    return true;
  }
  if (!existsSync(dist)) throw new Error('There is no dist: run `npm run build` first.');
  const browsers = present(options);
  const { folder, remove } = withFixedDice(dist);
  try {
    // Each has a desktop of its own, and most of the time both wait for what is said.
    const outcomes = await Promise.all(
      browsers.map((browser) => listenWith(browser, folder, options)),
    );
    const all = outcomes.flat();
    if (browsers.length > 0 && all.every(({ journeys }) => journeys === 0))
      throw new Error(`No journey has «${options.only}» in its name.`);
    return all.every(({ faults }) => faults === 0);
  } finally {
    remove();
  }
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
