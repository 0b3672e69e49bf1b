import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export const dist = join(import.meta.dirname, '../../dist');

/** The paths of every file of the built site, from its root: `/regole/index.html`. */
export function builtFiles(): string[] {
  if (!existsSync(dist)) throw new Error('There is no dist: run `npm run build` first.');
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length).replaceAll('\\', '/'));
}

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
