import { build } from 'vite';

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

/** A module that gives the names of the engine's contract and nothing else, as the site's build makes one. */
export async function bundledEngine(): Promise<string> {
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
  const code = result.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
  const missing = names.filter((name) => !new RegExp(`\\bas ${name}\\b`).test(code));
  if (missing.length > 0) throw new Error(`The bundle lacks ${missing.join(', ')}.`);
  return code;
}
