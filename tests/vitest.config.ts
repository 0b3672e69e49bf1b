import { join } from 'node:path';

import { defineConfig } from 'vitest/config';

import { folderOf, LOCALES, type Locale } from '../src/words/locales.ts';

const root = join(import.meta.dirname, '..');

const EVERY_PAGE = 'tests/browser/everyPage.test.ts';

/** The tests that must run every line of the engine. */
const OF_THE_ENGINE = [
  'tests/unit/engine/**/*.test.ts',
  'tests/property/*.test.ts',
  'tests/conformance/*.test.ts',
];

/** What a build of a language puts in the place of its words, for tests of that language. */
const speaking = (locale: Locale) => ({
  resolve: {
    alias: [{ find: /^#words(?=[/]|$)(.*)/, replacement: join(root, 'src/words', locale) + '$1' }],
  },
  define: {
    'globalThis.SITE_BASE': JSON.stringify(folderOf(locale)),
    'globalThis.SITE_LOCALE': JSON.stringify(locale),
  },
});

/** What is of one language alone, its spelling above all: `spelling.en.test.ts`. */
const ofLanguage = (locale: string) => `tests/site/**/*.${locale}.test.ts`;

/** The tests of the built site, and of what it is written from, that ask the same of every language. */
const IN_EVERY_LANGUAGE = [
  'tests/unit/notes.test.ts',
  'tests/unit/lessons/course.test.ts',
  'tests/site/{allPages,budgets,frame,frames,headers,lessons,links,manifest,markup,offline,policy}.test.ts',
  'tests/site/{previews,prose,resources,rules,steps,strategy,survey,transcripts,wcag}.test.ts',
  'tests/site/criteria/{absent,alike,measured,reading}.test.ts',
  'tests/site/structure/{criteria,everyPage,figures,frame,places,prose}.test.ts',
];

export default defineConfig({
  root,
  test: {
    // Left to itself Vitest keeps a core free, which of two is half of what there is.
    maxWorkers: '100%',
    reporters: ['default', './tests/totalReporter.ts'],
    coverage: {
      provider: 'custom',
      customProviderModule: './tests/engineCoverage.ts',
      include: ['src/engine/**'],
      reporter: ['text'],
      thresholds: { lines: 100, branches: 100 },
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'engine',
          include: OF_THE_ENGINE,
          env: { COUNTS_LINES: 'yes' },
          benchmark: {
            include: ['tests/bench/engine.bench.ts'],
            suppressExportGetterWarnings: true,
          },
          testTimeout: 30_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'parts',
          benchmark: { include: [] },
          include: ['tests/{unit,property,fuzz}/**/*.test.{ts,tsx}', 'tests/architecture.test.ts'],
          exclude: OF_THE_ENGINE,
          testTimeout: 30_000,
          sequence: { groupOrder: 0 },
        },
      },
      ...LOCALES.slice(1).map((locale) => ({
        extends: true as const,
        ...speaking(locale),
        test: {
          name: `site-${locale}`,
          benchmark: { include: [] },
          include: [...IN_EVERY_LANGUAGE, ofLanguage(locale)],
          testTimeout: 30_000,
          sequence: { groupOrder: 1 },
        },
      })),
      {
        extends: true,
        test: {
          name: 'site',
          benchmark: { include: [] },
          include: ['tests/site/**/*.test.ts'],
          exclude: LOCALES.slice(1).map(ofLanguage),
          testTimeout: 30_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          benchmark: { include: ['tests/bench/trainer.bench.ts'] },
          include: ['tests/browser/**/*.test.ts'],
          exclude: [EVERY_PAGE],
          globalSetup: './tests/browser/globalSetup.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // What is done twice in time, and what waits for a frame, has the machine to itself.
          maxWorkers: 1,
          // Of what says that it may run beside others: a page is opened while another is looked at.
          maxConcurrency: 2,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          // A minute and a half of its own, which the tests that everyone runs do without.
          name: 'every-page',
          benchmark: { include: [] },
          include: [EVERY_PAGE],
          globalSetup: './tests/browser/globalSetup.ts',
          testTimeout: 300_000,
          maxWorkers: 1,
          sequence: { groupOrder: 4 },
        },
      },
      {
        extends: true,
        test: {
          // Builds the site once more, for a folder of a host.
          name: 'sub-path',
          benchmark: { include: [] },
          include: ['tests/sub-path/*.test.ts'],
          globalSetup: './tests/browser/globalSetup.ts',
          testTimeout: 60_000,
          hookTimeout: 300_000,
          maxWorkers: 1,
          sequence: { groupOrder: 5 },
        },
      },
      {
        extends: true,
        test: {
          // Builds the site once more, in a language that is made up.
          name: 'languages',
          benchmark: { include: [] },
          include: ['tests/pseudo/*.test.ts'],
          globalSetup: './tests/pseudo/globalSetup.ts',
          testTimeout: 60_000,
          maxWorkers: 1,
          sequence: { groupOrder: 6 },
        },
      },
      {
        extends: true,
        test: {
          name: 'other-browsers',
          benchmark: { include: [] },
          include: ['tests/other-browsers/*.test.ts'],
          globalSetup: './tests/other-browsers/globalSetup.ts',
          expect: { poll: { timeout: 20_000 } },
          testTimeout: 90_000,
          hookTimeout: 60_000,
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
