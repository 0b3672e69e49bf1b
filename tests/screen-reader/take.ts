import type { Heard, HeardStep, Transcript } from '../../src/transcripts/transcript.ts';
import { LOCALE } from '../../src/words/locales.ts';
import { paths } from '../../src/words/paths.ts';
import { serveSite } from '../server/siteServer.ts';
import { Ear, ReaderDied, type BrowserName } from './ear.ts';
import { hearJourney, type Result } from './hear.ts';
import type { Journey } from './journey.ts';
import { difference } from './transcripts.ts';

export const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

interface Taken {
  readonly transcript: Transcript;
  /** The journeys that nothing was wrong with. */
  readonly right: Heard[];
  readonly faults: number;
}

interface Ways {
  /** What to compare with. */
  readonly kept?: Transcript | undefined;
  readonly isPrinted: boolean;
}

/**
 * Takes journeys one after the other in one browser, over a folder that holds the site. What is kept and heard otherwise
 * is a fault, unless the versions are others than those that were kept: then it is told, and what must be heard decides.
 * A journey in which the screen reader itself dies is taken once more.
 */
export async function takeJourneys(
  browser: BrowserName,
  journeys: readonly Journey[],
  folder: string,
  { kept, isPrinted }: Ways,
): Promise<Taken> {
  // Every name under localhost is this machine: each journey has one of its own, and so a storage of its own.
  // Nothing is kept off line there: keeping it would take the machine from whoever speaks.
  const server = await serveSite(folder, 0, '127.0.0.1', '', [paths.worker()]);
  const siteOf = (n: number) => server.address.replace('127.0.0.1', `v${n}.localhost`);
  let { ear, versions } = await Ear.open(browser, LOCALE);
  const print = isPrinted
    ? ({ keys, said }: HeardStep) => {
        say(`    ${browser} [${keys.join(' ')}] ${said.join(' / ')}`);
      }
    : undefined;
  const heard: Heard[] = [];
  const right: Heard[] = [];
  let faults = 0;
  try {
    const isSame = kept !== undefined && JSON.stringify(kept.versions) === JSON.stringify(versions);
    for (const [n, journey] of journeys.entries()) {
      const name = `${browser}, ${LOCALE}: ${journey.name}`;
      let result: Result;
      try {
        result = await hearJourney(ear, journey, siteOf(n), print);
      } catch (error) {
        if (!(error instanceof ReaderDied)) throw error;
        say(`${name}: the screen reader died; once more.`);
        await ear.close();
        ({ ear, versions } = await Ear.open(browser, LOCALE));
        result = await hearJourney(ear, journey, siteOf(n + journeys.length), print);
      }
      heard.push(result.heard);
      if (result.faults.length === 0) right.push(result.heard);
      const before = kept?.journeys.find(({ id }) => id === journey.id);
      const changed = kept ? changes(before, result.heard) : [];
      const wrong = [...result.faults, ...(isSame ? changed : [])];
      faults += wrong.length;
      say(`${wrong.length === 0 ? '✓' : '✗'} ${name}`);
      for (const fault of wrong) say(`    ${fault}`);
      if (!isSame) for (const change of changed) say(`    by other versions: ${change}`);
    }
  } finally {
    await ear.close();
    server.close();
  }
  return { transcript: { versions, journeys: heard }, right, faults };
}

/** In words, how a journey sounds other than it is kept. */
function changes(kept: Heard | undefined, heard: Heard): readonly string[] {
  if (kept === undefined) return ['not kept yet: keep it with --keep'];
  const { lost, new: gained } = difference(kept, heard);
  return [
    ...lost.map((sentence) => `kept, and not heard: «${sentence}»`),
    ...gained.map((sentence) => `heard, and not kept: «${sentence}»`),
  ];
}
