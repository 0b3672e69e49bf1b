import type { APIRoute } from 'astro';

import { paths } from '../words/paths.ts';

/** What crawlers are told: they may read every page, and here is the list of them. */
export const GET: APIRoute = ({ site }) => {
  const sitemap = new URL(paths.sitemap(), site);
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${sitemap.href}\n`);
};
