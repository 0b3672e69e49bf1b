import { getCollection } from 'astro:content';

import type { Heard, Transcript } from '../../transcripts/transcript.ts';
import { LOCALE } from '../../words/locales.ts';

/** A journey as one browser had it said. */
export interface Hearing {
  readonly versions: Transcript['versions'];
  readonly heard: Heard;
}

/** A journey and what was heard of it in each browser that took it. */
export interface Listening {
  readonly id: string;
  /** The last part of the address of its page. */
  readonly address: string;
  readonly name: string;
  readonly hearings: readonly Hearing[];
}

/** The last part of the address of a journey's page. */
export const addressOf = ({ id, address = id }: Heard): string => address;

/** Every journey that is kept in the language of the site, in the order in which it was taken, with what each browser had said. */
export async function listenings(): Promise<readonly Listening[]> {
  const transcripts = (
    await getCollection('transcripts', ({ id }) => id.startsWith(`${LOCALE}/`))
  ).map(({ data }) => data);
  const taken = new Map(
    transcripts.flatMap(({ journeys }) => journeys.map((heard) => [heard.id, heard] as const)),
  );
  return [...taken].map(([id, one]) => ({
    id,
    address: addressOf(one),
    name: one.name,
    hearings: transcripts.flatMap(({ versions, journeys }) => {
      const heard = journeys.find((journey) => journey.id === id);
      return heard ? [{ versions, heard }] : [];
    }),
  }));
}
