import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { folderOf, LOCALE, LOCALES } from '../../src/words/locales.ts';

export const dist = join(import.meta.dirname, '../../dist');

/** Where the language that is tested is served, and the folders of the others, which the first has among its own. */
const here = folderOf(LOCALE);
const others = LOCALES.map(folderOf).filter((folder) => folder !== here && folder.startsWith(here));

/** The paths of every file of the built site in every language, from the root of the host: `/regole/index.html`. */
export function everyFile(): string[] {
  if (!existsSync(dist)) throw new Error('There is no dist: run `npm run build` first.');
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length).replaceAll('\\', '/'));
}

/** Those of the language that is tested. */
export const builtFiles = (): string[] =>
  everyFile().filter(
    (path) =>
      path.startsWith(`${here}/`) && !others.some((folder) => path.startsWith(`${folder}/`)),
  );

/** The text of a file of the built site, by its path from the root. Fails when it is not there. */
export function builtText(path: string): string {
  const file = join(dist, path);
  if (!existsSync(file)) throw new Error(`The build has no ${path}.`);
  return readFileSync(file, 'utf8');
}

/** The bytes of a file of the built site. Fails when it is not there. */
export const builtBytes = (path: string): Buffer => readFileSync(join(dist, path));

const compressed = new Map<string, number>();

/** The bytes a browser fetches for a text, compressed with brotli. */
export function brotliBytes(text: string): number {
  const bytes = compressed.get(text) ?? brotliCompressSync(text).length;
  compressed.set(text, bytes);
  return bytes;
}
