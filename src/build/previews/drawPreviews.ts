import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';

import { DRAWN_BY, drawPng } from './drawPng.ts';

/**
 * Writes each preview, SVG by file name, into a folder as a PNG; what was drawn before is copied from the cache. Gives
 * how many had to be drawn.
 */
export const drawPreviews = async (
  previews: ReadonlyMap<string, string>,
  folder: URL,
  cache: URL,
): Promise<number> => {
  let drawn = 0;
  const waiting = previews.entries();
  const drawNext = async () => {
    for (const [name, svg] of waiting) {
      const key = createHash('sha256').update(DRAWN_BY).update(svg).digest('hex');
      const kept = new URL(`${key}.png`, cache);
      const copy = () => copyFile(kept, new URL(name, folder), constants.COPYFILE_FICLONE);
      try {
        await copy();
      } catch {
        drawn += 1;
        // Whoever breaks off halfway leaves no half of a picture under its name.
        const begun = new URL(`${key}.part`, cache);
        await writeFile(begun, await drawPng(svg));
        await rename(begun, kept);
        await copy();
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, drawNext));
  return drawn;
};
