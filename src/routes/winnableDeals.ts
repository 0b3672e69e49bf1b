import type { APIRoute } from 'astro';

import surveyed from '../../content/survey/winnable.json';
import type { WinnableDeals } from '../components/trainer/winnable.ts';
import { words } from '#words';

/** The deals that are known to be winnable, for the trainer to begin one. */
export const GET: APIRoute = () => {
  const told = words.panels.games.begun;
  return Response.json({ ...surveyed, told } satisfies WinnableDeals);
};
