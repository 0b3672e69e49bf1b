import { createHash } from 'node:crypto';

declare global {
  var previewsToDraw: Map<string, string> | undefined;
}

/**
 * The previews that pages have asked for while they were built, as SVG by file name. What renders the pages and what runs
 * after them are two programs in one process, which share no module: so it stands in the process itself.
 */
export const previewQueue: Map<string, string> = (globalThis.previewsToDraw ??= new Map<
  string,
  string
>());

/** Asks for a preview; gives the name of its file, which changes with whatever it shows. */
export const queuePreview = (svg: string): string => {
  const name = `${createHash('sha256').update(svg).digest('hex').slice(0, 16)}.png`;
  previewQueue.set(name, svg);
  return name;
};
