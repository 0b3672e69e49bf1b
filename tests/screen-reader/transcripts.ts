import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { Heard, Transcript } from '../../src/transcripts/transcript.ts';
import { LOCALE } from '../../src/words/locales.ts';
import type { BrowserName } from './ear.ts';
import { language } from './languages/index.ts';

const fileOf = (browser: BrowserName) =>
  join(import.meta.dirname, `../../content/${LOCALE}/transcripts/${browser}.json`);

/** The transcript that is kept of a browser in the language that is heard, if there is one. */
export function keptTranscript(browser: BrowserName): Transcript | undefined {
  const file = fileOf(browser);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Transcript) : undefined;
}

export function keepTranscript(browser: BrowserName, transcript: Transcript): void {
  const file = fileOf(browser);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(transcript, null, 2)}\n`);
}

/** What is kept with what was heard now put in its place, in the order of the journeys; those that are no more, left out. */
export function joined(
  kept: Transcript | undefined,
  { versions, journeys: heard }: Transcript,
  order: readonly { readonly id: string }[],
): Transcript {
  const byId = new Map([...(kept?.journeys ?? []), ...heard].map((one) => [one.id, one]));
  return { versions, journeys: order.flatMap(({ id }) => byId.get(id) ?? []) };
}

/** What a journey said otherwise than it is kept, to be read by a person. */
export interface Difference {
  /** Sentences that are kept and were not heard. */
  readonly lost: readonly string[];
  /** Sentences that were heard and are not kept. */
  readonly new: readonly string[];
}

/**
 * How a journey sounds other than it is kept: whole sentences, in the words of the site. How speech is cut into pieces, the
 * reader's own short words and where a line ends on the screen come out otherwise on another machine.
 */
export function difference(kept: Heard, heard: Heard): Difference {
  const [before, now] = [sentencesOf(kept), sentencesOf(heard)];
  return {
    lost: before.filter((sentence) => !now.includes(sentence)),
    new: now.filter((sentence) => !before.includes(sentence)),
  };
}

/** Words in a sentence from which it is compared. */
const SENTENCE = 4;

function sentencesOf({ steps }: Heard): readonly string[] {
  const sentences = steps.flatMap(({ said }) => said.flatMap((one) => one.split(/(?<=[.!?])\s+/)));
  const whole = sentences
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim().replace(language.time, '…'))
    .filter(
      (sentence) =>
        /[.!?]$/.test(sentence) && !language.passing.some((passing) => passing.test(sentence)),
    )
    .filter((sentence) => sentence.split(' ').length >= SENTENCE);
  return [...new Set(whole)];
}
