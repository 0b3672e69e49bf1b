import { getCollection } from 'astro:content';
import type { APIRoute, GetStaticPaths } from 'astro';

import { playbackIn } from '../../../components/player/game.ts';
import { DEFAULT_LOCALE } from '../../../words/locales.ts';

export const getStaticPaths: GetStaticPaths = async () =>
  (await getCollection('games')).map(({ id }) => ({ params: { game: id } }));

/** Every step of a game, for its pages to step in place. */
export const GET: APIRoute<Record<string, never>, { game: string }> = async ({ params }) =>
  Response.json(await playbackIn(DEFAULT_LOCALE, params.game));
