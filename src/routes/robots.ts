import type { APIRoute } from 'astro';

import { homes } from '../components/language/elsewhere.ts';

/** What crawlers are told: they may read every page, and here is the list of those of each language. */
export const GET: APIRoute = ({ site }) => {
  const sitemaps = homes().map(
    ({ path }) => `Sitemap: ${new URL(`${path}sitemap-index.xml`, site).href}\n`,
  );
  return new Response(`User-agent: *\nAllow: /\n\n${sitemaps.join('')}`);
};
