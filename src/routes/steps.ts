import { getCollection } from 'astro:content';
import type { APIRoute, GetStaticPaths } from 'astro';

import { loadPlayback } from '../components/player/game.ts';
import { gameName } from '../words/stepNames.ts';

export const getStaticPaths: GetStaticPaths = async () =>
  (await getCollection('games')).map(({ id }) => ({
    params: { game: gameName(id) },
    props: { id },
  }));

/** Every step of a game, for its pages to step in place. */
export const GET: APIRoute<{ id: string }> = async ({ props }) =>
  Response.json(await loadPlayback(props.id));
