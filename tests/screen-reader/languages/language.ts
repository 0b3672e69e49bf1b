import type { it } from './it.ts';

/** The journeys, by what they are called in every language. */
export type JourneyId = keyof typeof it.journeys;

/** What the journeys need to know of a language, as the Italian has it. */
export type Language = Omit<typeof it, 'journeys'> & {
  /** What each is called there, and the last part of its address where that is not its id. */
  readonly journeys: Readonly<
    Record<JourneyId, { readonly name: string; readonly address?: string }>
  >;
};
