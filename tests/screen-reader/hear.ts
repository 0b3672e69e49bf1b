import type { Heard, HeardStep } from '../../src/transcripts/transcript.ts';
import type { Act, Journey, Step } from './journey.ts';
import type { Ear, Patience } from './ear.ts';
import { faultsOf, missing } from './faults.ts';
import { language } from './languages/index.ts';

/** A page can take long to come on a busy machine, and a reader long to begin. */
const patience: Patience = { first: 2500, quiet: 700, most: 12_000 };
const patienceReading: Patience = { first: 4000, quiet: 2000, most: 12_000 };

/** Between one thing and the next of the same step. */
const paceOfKeys: Patience = { first: 1500, quiet: 250, most: 1500 };
const paceOfWriting: Patience = { first: 400, quiet: 250, most: 400 };

export interface Result {
  readonly heard: Heard;
  /** Each with the step that it is of. */
  readonly faults: readonly string[];
}

/** Takes a journey through the site at an address, from its start to its end whatever is wrong on the way. */
export async function hearJourney(
  ear: Ear,
  journey: Journey,
  site: string,
  onStep?: (step: HeardStep) => void,
): Promise<Result> {
  const { brief = false, readsOnLoad = false } = journey;
  await ear.set({ speechVerbosityLevel: brief ? 0 : 1, sayAllOnLoad: readsOnLoad });
  const steps: HeardStep[] = [];
  const faults: string[] = [];
  for (const [n, step] of journey.steps.entries()) {
    const said = await hearStep(ear, step, site);
    const keys = step.acts.map(keyOf);
    steps.push({ keys, said });
    onStep?.({ keys, said });
    faults.push(...faultsOf(step, said).map((fault) => `${n + 1}. ${keys.join(' ')}: ${fault}`));
  }
  const { id, name, address } = journey;
  return { heard: { id, ...(address !== undefined && { address }), name, steps }, faults };
}

/** What is said at a step. On a busy machine the address bar may lose a key; then the page that came is another, and it is opened anew. */
async function hearStep(ear: Ear, step: Step, site: string): Promise<string[]> {
  const said = await hearActs(ear, step, site);
  const isLost = isOpening(step) && missing(said, step.hears.slice(0, 1)).length > 0;
  return isLost ? hearActs(ear, step, site) : said;
}

const isOpening = ({ acts }: Step): boolean => acts.some((act) => 'open' in act);

async function hearActs(ear: Ear, step: Step, site: string): Promise<string[]> {
  ear.forget();
  for (const [n, act] of step.acts.entries()) {
    const last = step.acts[n - 1];
    if (last !== undefined) await waitAfter(last, ear);
    await ear.act('open' in act ? { open: site + act.open } : act);
  }
  const opens = isOpening(step);
  const isLong = step.reads ?? opens;
  const said = await ear.listen(
    (heard) =>
      (!opens || heard.some(isLoaded)) &&
      missing(sinceLoaded(heard, opens), step.hears).length === 0,
    isLong ? patienceReading : patience,
  );
  return sinceLoaded(said, opens);
}

/**
 * Keys that come faster than the browser's focus follows leave the reader at another place than the browser; and what is
 * written is echoed in part when Return comes on its heels.
 */
async function waitAfter(act: Act, ear: Ear): Promise<void> {
  const before = ear.said().length;
  await ear.listen((said) => said.length > before, 'press' in act ? paceOfKeys : paceOfWriting);
}

/** Whether it is said that a page has come, and not what the address bar shows on the way to it. */
const isLoaded = (text: string): boolean =>
  language.reader.loaded.test(text) && !text.includes('Omnibox');

/** Without what is said of the address bar on the way to a page. */
function sinceLoaded(said: readonly string[], opens: boolean): string[] {
  const from = said.findLastIndex(isLoaded);
  return opens && from >= 0 ? said.slice(from) : [...said];
}

function keyOf(act: Act): string {
  if ('press' in act) return act.press;
  if ('type' in act) return `«${act.type}»`;
  return 'open' in act ? act.open : 'lingua';
}
