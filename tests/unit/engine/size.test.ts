import { brotliCompressSync } from 'node:zlib';

import { build } from 'vite';
import { expect, test } from 'vitest';

const names = [
  'parsePosition',
  'formatPosition',
  'start',
  'judge',
  'destinations',
  'legalMoves',
  'redistribute',
  'outcome',
  'parseCode',
  'formatCode',
  'deal',
  'parseMove',
  'formatMove',
  'parseRecord',
  'replay',
  'history',
];

const engine = '/src/engine/index.ts';

/** A module that gives these names of the engine and nothing else, as the site's build makes one. */
const bundled = async (): Promise<string> => {
  const entry = 'virtual:engine';
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
        load: (id) =>
          id === `\0${entry}` ? `export { ${names.join(', ')} } from '${engine}';` : undefined,
      },
    ],
    build: {
      write: false,
      target: 'esnext',
      modulePreload: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  });
  if (!('output' in result)) throw new Error('Not one build');
  return result.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
};

test('the whole engine is at most 3 kB under brotli', async () => {
  const code = await bundled();
  for (const name of names) expect(code).toMatch(new RegExp(`\\bas ${name}\\b`));
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(3000);
});
