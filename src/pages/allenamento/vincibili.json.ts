import type { APIRoute } from 'astro';

import surveyed from '../../../content/survey/winnable.json';
import type { WinnableDeals } from '../../components/trainer/winnable.ts';
import { DEFAULT_LOCALE, wordsFor } from '../../words/locales.ts';

/** The deals that are known to be winnable, for the trainer to begin one. */
export const GET: APIRoute = () => {
  const told = wordsFor(DEFAULT_LOCALE).panels.games.begun;
  return Response.json({ ...surveyed, told } satisfies WinnableDeals);
};
