import type { APIRoute } from 'astro';

import { siteIcon } from '../components/icon/siteIcon.ts';

export const GET: APIRoute = () =>
  new Response(siteIcon({ rounded: true }), { headers: { 'content-type': 'image/svg+xml' } });
