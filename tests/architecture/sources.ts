import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export interface Source {
  /** From the root, with `/`: `src/engine/card.ts`. */
  readonly path: string;
  readonly text: string;
}

/** The files under a folder of the repository whose names match, in order of path. */
export function sourcesIn(folder: string, name = /\.(?:ts|tsx|js|mjs|astro|mdx|css)$/): Source[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path).replaceAll('\\', '/'))
    .filter((path) => name.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}
