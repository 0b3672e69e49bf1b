import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';

import { minifyFurther } from './src/build/minifyFurther.ts';
import { ownPolicy } from './src/build/ownPolicy.ts';
import { placeFrom } from './src/build/place.ts';
import { plainImports } from './src/build/plainImports.ts';
import { previews } from './src/build/previews/integration.ts';
import { routes } from './src/build/routes.ts';
import { DEFAULT_LOCALE, folderOf } from './src/words/locales.ts';

const place = placeFrom(process.env);
const { address } = place;

/** A build draws one language: its words, its addresses, its folder. */
const locale = process.env.SITE_LOCALE ?? DEFAULT_LOCALE;
const names = await import(`./src/words/${locale}/address.ts`);
const base = place.base + folderOf(locale);
const words = new URL(`src/words/${locale}`, import.meta.url).pathname;

/** A game with no step leads on to the examples, and what is shown in a frame is no page to go to: neither is listed. */
const isDestination = (page) =>
  !new RegExp(`^/(?:${names.EXAMPLES}/[^/]+/$|${names.EMBED}/)`).test(
    new URL(page).pathname.slice(base.length),
  );

/**
 * Preact for the build alone. The islands mount themselves; a client of Astro's own, though no page loaded it, would
 * import every signal by name and so keep the unused ones in the trainer.
 */
const preactInBuild = () => {
  const integration = preact();
  const setUp = integration.hooks['astro:config:setup'];
  integration.hooks['astro:config:setup'] = (given) =>
    setUp({
      ...given,
      addRenderer: ({ name, serverEntrypoint }) => {
        given.addRenderer({ name, serverEntrypoint });
      },
    });
  return integration;
};

/** What only a board that is played on takes: the trainer’s, a lesson’s, the first page’s. */
const ofTheTable = new RegExp(
  [
    '/@preact/signals',
    '/src/components/trainer/(?!store|quote|winnable)',
    '/src/describe/(change|explain)',
    '/src/engine/(history|judge)',
    '/src/words/\\w+/(change|command|live|refusal|reply|trainer)[.]',
  ].join('|'),
);

export default defineConfig({
  site: address,
  base,
  trailingSlash: 'always',
  compressHTML: true,
  prefetch: false,
  devToolbar: { enabled: false },
  integrations: [
    mdx(),
    preactInBuild(),
    sitemap({ filter: isDestination }),
    routes(names, locale === DEFAULT_LOCALE),
    previews(names.PREVIEWS),
    ownPolicy(),
  ],
  i18n: {
    defaultLocale: locale,
    locales: [locale],
    routing: { prefixDefaultLocale: false },
  },
  markdown: { syntaxHighlight: false },
  build: {
    format: 'directory',
    // A page arrives whole, in one round trip: its few kilobytes of CSS compress better beside its HTML.
    inlineStylesheets: 'always',
  },
  cacheDir: `./node_modules/.astro/${locale}`,
  // Of what is not built, the first language has one for all.
  publicDir: locale === DEFAULT_LOCALE ? './public' : './src/build/nothing',
  vite: {
    cacheDir: `./node_modules/.vite/${locale}`,
    resolve: { alias: [{ find: /^#words(?=[/]|$)(.*)/, replacement: `${words}$1` }] },
    plugins: [plainImports(), minifyFurther()],
    worker: { plugins: () => [minifyFurther()] },
    define: {
      // No page lets a tool look into its signals.
      'window.__PREACT_SIGNALS_DEVTOOLS__': 'false',
      'globalThis.SITE_BASE': JSON.stringify(base),
      'globalThis.SITE_LOCALE': JSON.stringify(locale),
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                // Few files, which compress better than many. Whoever comes from a lesson to the trainer has them already;
                // there what mounts the trainer finds no place for it, and does nothing.
                groups: [
                  {
                    name: 'board',
                    test: (id) => !ofTheTable.test(id),
                    minShareCount: 3,
                    priority: 2,
                  },
                  { name: 'table', test: ofTheTable, priority: 1 },
                ],
              },
            },
          },
        },
      },
    },
    build: {
      modulePreload: { polyfill: false, resolveDependencies: () => [] },
      target: 'esnext',
      rolldownOptions: {
        treeshake: {
          propertyReadSideEffects: false,
          // The pure layers do nothing when they are loaded, so an island takes of them only the files that it uses.
          moduleSideEffects: [
            { test: /\/src\/(engine|solver|lessons|words|describe)\//, sideEffects: false },
          ],
        },
      },
    },
  },
  security: {
    // Astro adds script-src and style-src: this site's own files. Each page then allows what is inline in it.
    csp: {
      directives: [
        "default-src 'none'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
      ],
    },
  },
});
