import { dirname, join } from 'node:path/posix';

import { init, parse } from 'es-module-lexer';

import { attribute, textOf, type Element } from '../html/elements.ts';
import type { Page } from './allPages.ts';
import { brotliBytes, builtFiles, builtText } from './dist.ts';

await init;

const files = new Set(builtFiles());

export interface Scripts {
  /** What the page runs from inside its HTML, one text a script. */
  readonly inline: readonly string[];
  /** The modules that it loads by itself: named by the page and its islands, and all they import. */
  readonly loaded: readonly string[];
  /** The modules that it may load later, by a dynamic import or as a worker, and all they import. */
  readonly later: readonly string[];
}

/** Types of script that hold data, which nothing runs. */
const dataTypes = ['application/ld+json', 'application/json', 'speculationrules', 'importmap'];

/** All script reachable from a page; modules are named by their paths in the build. */
export function scriptsOf({ elements }: Page): Scripts {
  const running = elements.filter(
    (element) =>
      element.tagName === 'script' && !dataTypes.includes(attribute(element, 'type') ?? ''),
  );
  const inline = running.filter((script) => attribute(script, 'src') === undefined).map(textOf);
  const named = elements.flatMap(modulesNamed);
  const ofInline = inline.map((text) => importsOf('/', text));

  const loaded = closure([...named, ...ofInline.flatMap((imports) => imports.once)]);
  const deferred = [
    ...ofInline.flatMap((imports) => imports.later),
    ...loaded.flatMap((path) => importsOf(path, builtText(path)).later),
  ];
  const later = closure(deferred, true).filter((path) => !loaded.includes(path));
  return { inline, loaded, later };
}

/** The brotli bytes of what a page runs or loads by itself. */
export function loadedBytes({ inline, loaded }: Scripts): number {
  return [...inline, ...loaded.map(builtText)]
    .map(brotliBytes)
    .reduce((sum, size) => sum + size, 0);
}

function modulesNamed(element: Element): string[] {
  const attributes: Record<string, string[]> = {
    script: ['src'],
    'astro-island': ['component-url', 'renderer-url', 'before-hydration-url'],
  };
  return (attributes[element.tagName] ?? []).flatMap((name) => attribute(element, name) ?? []);
}

/** Modules with all that they import, and on request all that these may import later. */
function closure(paths: readonly string[], withLater = false): string[] {
  const reached = new Set(paths);
  for (const path of reached) {
    const { once, later } = importsOf(path, builtText(path));
    for (const imported of withLater ? [...once, ...later] : once) reached.add(imported);
  }
  return [...reached];
}

/** The modules that a module imports at once, and the others that it names: dynamic imports, workers. */
function importsOf(path: string, text: string): { once: string[]; later: string[] } {
  const [imports] = parse(text);
  const absolute = (to: string) => (to.startsWith('.') ? join(dirname(path), to) : join('/', to));
  const once = imports
    .filter(({ d, n }) => d === -1 && n !== undefined)
    .map(({ n }) => absolute(n!));
  const named = [...text.matchAll(/["'`]([^"'`\s]+\.js)["'`]/g)].map(([, to]) => absolute(to!));
  return { once, later: named.filter((to) => files.has(to) && !once.includes(to)) };
}
