import { getCollection } from 'astro:content';

import type { Heard, Transcript } from '../../transcripts/transcript.ts';

/** A journey as one browser had it said. */
export interface Hearing {
  readonly versions: Transcript['versions'];
  readonly heard: Heard;
}

/** A journey and what was heard of it in each browser that took it. */
export interface Listening {
  readonly id: string;
  readonly name: string;
  readonly hearings: readonly Hearing[];
}

/** Every journey that is kept, in the order in which it was taken, with what each browser had said. */
export async function listenings(): Promise<readonly Listening[]> {
  const transcripts = (await getCollection('transcripts')).map(({ data }) => data);
  const names = new Map(
    transcripts.flatMap(({ journeys }) => journeys.map(({ id, name }) => [id, name] as const)),
  );
  return [...names].map(([id, name]) => ({
    id,
    name,
    hearings: transcripts.flatMap(({ versions, journeys }) => {
      const heard = journeys.find((journey) => journey.id === id);
      return heard ? [{ versions, heard }] : [];
    }),
  }));
}
