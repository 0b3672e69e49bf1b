import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { withFixedDice } from './dice.ts';
import type { BrowserName } from './ear.ts';
import { journeys } from './journeys/index.ts';
import { HELP, readOptions, type Options } from './options.ts';
import { lacking } from './requirements.ts';
import { say, takeJourneys } from './take.ts';
import { joined, keepTranscript, keptTranscript } from './transcripts.ts';

const dist = join(import.meta.dirname, '../../dist');

/** Whether all went well with one browser; where there is none, the journeys are skipped and that is said. */
async function listenWith(
  browser: BrowserName,
  folder: string,
  options: Options,
): Promise<boolean> {
  const lacks = lacking(browser);
  if (lacks !== undefined) {
    say(`SKIPPED, not passed: the screen reader with ${browser}. It needs ${lacks}.`);
    return true;
  }
  const chosen = journeys.filter(({ name }) => name.includes(options.only));
  if (chosen.length === 0) throw new Error(`No journey has «${options.only}» in its name.`);
  const kept = keptTranscript(browser);
  const { transcript, right, faults } = await takeJourneys(browser, chosen, folder, {
    kept: options.keep ? undefined : kept,
    isPrinted: options.print,
  });
  // What is wrong is mended, not kept.
  if (options.keep)
    keepTranscript(browser, joined(kept, { ...transcript, journeys: right }, journeys));
  const { versions } = transcript;
  say(
    `${versions.orca}, ${versions.browser}, ${versions.system}: ${chosen.length} journeys, ${faults} faults.`,
  );
  return faults === 0;
}

async function main(): Promise<boolean> {
  const options = readOptions(process.argv.slice(2));
  if (options.help) {
    say(HELP);
    return true;
  }
  if (!existsSync(dist)) throw new Error('There is no dist: run `npm run build` first.');
  const { folder, remove } = withFixedDice(dist);
  try {
    const passed: boolean[] = [];
    for (const browser of options.browsers) passed.push(await listenWith(browser, folder, options));
    return passed.every(Boolean);
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
