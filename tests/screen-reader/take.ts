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
 * A journey in which the screen reader itself dies is taken once more, and so is one with a fault: a busy machine clips what
 * is said, but not twice alike.
 */
export async function takeJourneys(
  browser: BrowserName,
  journeys: readonly Journey[],
  folder: string,
  { kept, isPrinted }: Ways,
): Promise<Taken> {
  // Nothing is kept off line there: keeping it would take the machine from whoever speaks.
  const server = await serveSite(folder, 0, '127.0.0.1', '', [paths.worker()]);
  let { ear, versions } = await Ear.open(browser, LOCALE);
  const isSame = kept !== undefined && JSON.stringify(kept.versions) === JSON.stringify(versions);
  const print = isPrinted
    ? ({ keys, said }: HeardStep) => {
        say(`    ${browser} [${keys.join(' ')}] ${said.join(' / ')}`);
      }
    : undefined;

  let takes = 0;
  const hear = (journey: Journey): Promise<Result> => {
    takes += 1;
    // Every name under localhost is this machine: each time has one of its own, and so a storage of its own.
    const site = server.address.replace('127.0.0.1', `v${takes}.localhost`);
    return hearJourney(ear, journey, site, print);
  };
  const take = async (journey: Journey): Promise<Take> => {
    let result: Result;
    try {
      result = await hear(journey);
    } catch (error) {
      if (!(error instanceof ReaderDied)) throw error;
      say(`${browser}, ${LOCALE}: ${journey.name}: the screen reader died; once more.`);
      await ear.close();
      ({ ear, versions } = await Ear.open(browser, LOCALE));
      result = await hear(journey);
    }
    const before = kept?.journeys.find(({ id }) => id === journey.id);
    const changed = kept ? changes(before, result.heard) : [];
    return {
      heard: result.heard,
      wrong: [...result.faults, ...(isSame ? changed : [])],
      told: isSame ? [] : changed,
    };
  };

  const heard: Heard[] = [];
  const right: Heard[] = [];
  let faults = 0;
  try {
    for (const journey of journeys) {
      let last = await take(journey);
      if (last.wrong.length > 0) {
        tell('↻', `${browser}, ${LOCALE}: ${journey.name}: once more, since`, last);
        last = await take(journey);
      }
      tell(last.wrong.length === 0 ? '✓' : '✗', `${browser}, ${LOCALE}: ${journey.name}`, last);
      heard.push(last.heard);
      if (last.wrong.length === 0) right.push(last.heard);
      faults += last.wrong.length;
    }
  } finally {
    await ear.close();
    server.close();
  }
  return { transcript: { versions, journeys: heard }, right, faults };
}

/** A journey as it was taken once. */
interface Take {
  readonly heard: Heard;
  /** What is at fault in it, in words. */
  readonly wrong: readonly string[];
  /** What is otherwise than it is kept, and no fault. */
  readonly told: readonly string[];
}

function tell(sign: string, name: string, { wrong, told }: Take): void {
  say(`${sign} ${name}`);
  for (const fault of wrong) say(`    ${fault}`);
  for (const change of told) say(`    by other versions: ${change}`);
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
