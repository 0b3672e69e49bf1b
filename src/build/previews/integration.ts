import { mkdir } from 'node:fs/promises';

import type { AstroIntegration } from 'astro';

import { previewQueue } from '../../components/picture/previewQueue.ts';
import { drawPreviews } from './drawPreviews.ts';

/** After the pages, draws into a folder of the site the preview that each has asked for. */
export const previews = (name: string): AstroIntegration => {
  let cache: URL;
  return {
    name: 'previews',
    hooks: {
      'astro:config:done': ({ config }) => {
        cache = new URL('previews/', config.cacheDir);
      },
      'astro:build:done': async ({ dir, logger }) => {
        const began = performance.now();
        const folder = new URL(`${name}/`, dir);
        await Promise.all([folder, cache].map((one) => mkdir(one, { recursive: true })));
        const drawn = await drawPreviews(previewQueue, folder, cache);
        const time = Math.round(performance.now() - began);
        logger.info(`${drawn} drawn, ${previewQueue.size - drawn} kept from before, in ${time}ms`);
      },
    },
  };
};
