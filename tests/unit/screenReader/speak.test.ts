import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** What a thread says that has been given a language: of the words, of one file of theirs, and of the addresses. */
const program = `
  const { parentPort, workerData: { root, locale, base } } = require('node:worker_threads');
  (async () => {
    const { speak } = await import(root + '/tests/screen-reader/speak.ts');
    speak(locale, base);
    const { paths } = await import(root + '/src/words/paths.ts');
    const { journeyWords } = await import(root + '/tests/unit/screenReader/journeyWords.ts');
    parentPort.postMessage([...journeyWords, paths.rules()]);
  })();
`;

test.each([
  ['it', '', ['Regole', 'asso di picche', 'Modalità focus', '/regole/']],
  ['en', '/en', ['Rules', 'ace of spades', 'Focus mode', '/en/rules/']],
])('a thread speaks the language that it is given: %s', async (locale, base, said) => {
  const thread = new Worker(program, { eval: true, workerData: { root, locale, base } });
  expect(await once(thread, 'message')).toEqual([said]);
});
