import { LOCALE } from '../../src/words/locales.ts';
import type { BrowserName } from './ear.ts';
import { journeys } from './journeys/index.ts';
import { say, takeJourneys } from './take.ts';
import { joined, keepTranscript, keptTranscript } from './transcripts.ts';

/** What is listened to: journeys in one browser, over a folder that holds the site. */
export interface Listening {
  readonly browser: BrowserName;
  readonly folder: string;
  readonly only: string;
  readonly keep: boolean;
  readonly print: boolean;
}

export interface Outcome {
  readonly journeys: number;
  readonly faults: number;
}

/** Takes the journeys in the language that all modules speak. */
export async function listen(listening: Listening): Promise<Outcome> {
  const { browser, folder, only, keep, print } = listening;
  const chosen = journeys.filter(({ name, id, address = id }) =>
    [name, id, address].some((one) => one.includes(only)),
  );
  if (chosen.length === 0) return { journeys: 0, faults: 0 };
  const kept = keptTranscript(browser);
  const { transcript, right, faults } = await takeJourneys(browser, chosen, folder, {
    kept: keep ? undefined : kept,
    isPrinted: print,
  });
  // What is wrong is mended, not kept.
  if (keep) keepTranscript(browser, joined(kept, { ...transcript, journeys: right }, journeys));
  const { versions } = transcript;
  say(
    `${LOCALE}: ${versions.orca}, ${versions.browser}, ${versions.system}: ${chosen.length} journeys, ${faults} faults.`,
  );
  return { journeys: chosen.length, faults };
}
