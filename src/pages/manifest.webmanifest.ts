import type { APIRoute } from 'astro';

import { LOCALE } from '../words/locales.ts';
import { words } from '#words';
import { paths } from '../words/paths.ts';

const { site } = words;

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: paths.icon(name),
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** How the site is installed and opened as an application. */
const manifest = {
  id: paths.home(),
  name: site.tagline,
  short_name: site.name,
  description: site.about,
  lang: LOCALE,
  dir: 'ltr',
  start_url: paths.home(),
  scope: paths.home(),
  display: 'standalone',
  background_color: '#faf7f0',
  theme_color: '#faf7f0',
  categories: ['games', 'education'],
  icons: [icon('192', 192, 'any'), icon('512', 512, 'any'), icon('intera-512', 512, 'maskable')],
  shortcuts: [
    { name: site.trainer, url: paths.trainer() },
    { name: site.rules, url: paths.rules() },
    { name: site.examples, url: paths.examples() },
  ],
};

export const GET: APIRoute = () =>
  Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } });
