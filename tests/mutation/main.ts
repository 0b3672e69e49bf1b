import { setPriority } from 'node:os';
import { parseArgs } from 'node:util';

import { Stryker } from '@stryker-mutator/core';

import { LEAST, scoreOf } from './score.ts';

/**
 * npm run mutate [-- --mutate FILE,FILE]: changes one thing at a time in the engine and in the descriptions, runs the tests
 * over each change, and fails where they let too many pass. What has not changed since the last run is not run again:
 * -- --force runs all. The whole of it lies in test-results/mutation/report.html.
 */
const { values } = parseArgs({
  options: { mutate: { type: 'string' }, force: { type: 'boolean', default: false } },
});

// It takes long, and nobody waits for it.
setPriority(10);

const FOLDERS = ['src/engine', 'src/describe'];
const OUTPUT = 'test-results/mutation';

const mutants = await new Stryker({
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  mutate: values.mutate?.split(',') ?? FOLDERS.map((folder) => `${folder}/**/*.ts`),
  concurrency: 1,
  // A change that never ends is known by how often it is run; a busy machine is no sign of one.
  timeoutMS: 20_000,
  force: values.force,
  incremental: true,
  incrementalFile: `${OUTPUT}/incremental.json`,
  tempDirName: `${OUTPUT}/sandbox`,
  htmlReporter: { fileName: `${OUTPUT}/report.html` },
  reporters: ['progress-append-only', 'clear-text', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  ignorePatterns: ['dist', 'coverage', 'content/survey', 'content/*/transcripts'],
  thresholds: { high: 100, low: LEAST, break: null },
}).runMutationTest();

for (const folder of FOLDERS) {
  const inFolder = mutants.filter(({ fileName }) => fileName.includes(`${folder}/`));
  if (inFolder.length === 0) continue;
  const { caught, passed, score } = scoreOf(inFolder.map(({ status }) => status));
  process.stdout.write(
    `${folder}: ${caught} of ${caught + passed} caught, ${score.toFixed(1)} %; at least ${LEAST} % must be\n`,
  );
  if (score < LEAST) process.exitCode = 1;
}
