import type { Plugin } from 'vite';

const PRELOAD = '\0vite/preload-helper.js';

/**
 * A module that is loaded later is only imported. Vite would first preload what it imports in turn, with as much script as a
 * tenth of the trainer's own board and a list of files, and all of those are there already. Each module that loads another
 * has a copy of what is left of that, which is too little to be shared.
 */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  enforce: 'pre',
  resolveId: (id, importer) => (id === PRELOAD ? `${PRELOAD}?${importer ?? ''}` : undefined),
  load: (id) =>
    id.startsWith(PRELOAD) ? 'export const __vitePreload = (load) => load();' : undefined,
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk')
          file.code = file.code
            .replace(/^const __vite__mapDeps=.*\n/, '')
            .replaceAll(/,__vite__mapDeps\(\[[\d,]*\]\)/g, '');
    },
  },
});
