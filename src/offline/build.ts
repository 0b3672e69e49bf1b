import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';

import { build } from 'vite';
import { getManifest } from 'workbox-build';

import { DEFAULT_LOCALE, folderOf, LOCALES } from '../words/locales.ts';
import type { Files } from './files.ts';

/** Where the site was built: the folder that is named, or `dist`. */
const dist = resolve(process.argv[2] ?? join(import.meta.dirname, '../../dist'));

/** The language that is built, and the folder of its pages for frames. */
const locale = process.env.SITE_LOCALE ?? DEFAULT_LOCALE;
const { EMBED } = (await import(`../words/${locale}/address.ts`)) as { readonly EMBED: string };

/** The folders, under that of the first language, of the others, each with a worker of its own: `en/`. */
const others =
  locale === DEFAULT_LOCALE ? LOCALES.slice(1).map((other) => `${folderOf(other).slice(1)}/`) : [];

/** The kinds of files that pages, their scripts and the search ask for. */
const kinds =
  'html,js,css,json,svg,webmanifest,wasm,woff2,pagefind,pf_meta,pf_index,pf_fragment'.split(',');

/**
 * What nobody who reads the site is given: pages for frames of other sites, and the search engine's ready-made parts, which
 * the site does not use.
 */
const unused = [
  `${EMBED}/**`,
  'pagefind/*-ui.{js,css}',
  'pagefind/pagefind-highlight.js',
  'pagefind/wasm.unknown.pagefind',
];

/** Names that change with what is in the file. */
const NAMED_BY_CONTENT = /^_astro\/|^pagefind\/.*\.pf_\w+$/;

/** Writes the service worker of the site as it was just built, with what it is to keep. */
const { manifestEntries, warnings } = await getManifest({
  globDirectory: dist,
  globPatterns: [`**/*.{${kinds.join(',')}}`],
  globIgnores: ['sw.js', ...unused],
  dontCacheBustURLsMatching: NAMED_BY_CONTENT,
});
if (warnings.length > 0) throw new Error(warnings.join('\n'));

/** A page is asked for as people do: many hosts lead from its file to its folder. */
const files: Files = Object.fromEntries(
  manifestEntries.map(({ url, revision }) => [
    url.replace(/(^|\/)index\.html$/, '$1'),
    revision?.slice(0, 8) ?? '',
  ]),
);
const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8);

await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  build: {
    outDir: dist,
    emptyOutDir: false,
    rolldownOptions: {
      input: join(import.meta.dirname, 'worker.ts'),
      output: {
        format: 'iife',
        entryFileNames: 'sw.js',
        postBanner: `const FILES = ${JSON.stringify(files)}, VERSION = '${version}', OTHERS = ${JSON.stringify(others)};`,
      },
    },
  },
});
