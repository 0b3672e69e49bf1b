import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { AstroIntegration } from 'astro';

const META = /<meta http-equiv="content-security-policy" content="([^"]*)">/;
const CHARSET = '<meta charset="utf-8">';
/** What is between the tags of a script or of a style is text, so the first end tag is its own. */
const INLINE_SCRIPTS = /<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs;
const INLINE_STYLES = /<style[^>]*>(.*?)<\/style>/gs;

/**
 * Gives each page a security policy of its own, as the first thing that it says. Astro allows on every page what any page has
 * inline, leaves out what it does not bundle, and says it last, when the scripts before it have run.
 */
export const ownPolicy = (): AstroIntegration => ({
  name: 'own-policy',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const folder = fileURLToPath(dir);
      for await (const name of glob('**/*.html', { cwd: folder })) {
        const file = join(folder, name);
        await writeFile(file, withOwnPolicy(await readFile(file, 'utf8')));
      }
    },
  },
});

/** A page with its policy first, which allows the scripts and styles that are inline in it. Throws if it had none. */
export const withOwnPolicy = (html: string): string => {
  const [meta, policy] = META.exec(html) ?? [];
  if (meta === undefined || policy === undefined || !html.includes(CHARSET))
    throw new Error('A page has no security policy, or no place for one.');
  const own = policy
    .split(';')
    .map((directive) => directive.trim())
    .filter(Boolean)
    .map((directive) => {
      const [name, ...sources] = directive.split(/\s+/);
      return [name, ...sources.filter((source) => !isHash(source)), ...(added(name!, html) ?? [])];
    })
    .map((words) => words.join(' '))
    .join(';');
  return html.replace(meta, '').replace(CHARSET, CHARSET + meta.replace(policy, own));
};

const isHash = (source: string): boolean => /^'sha\d+-/.test(source);

const added = (directive: string, html: string): string[] | undefined => {
  if (directive === 'script-src') return hashesOf(html, INLINE_SCRIPTS);
  return directive === 'style-src' ? hashesOf(html, INLINE_STYLES) : undefined;
};

const hashesOf = (html: string, inline: RegExp): string[] => [
  ...new Set(
    Array.from(html.matchAll(inline), ([, text]) => {
      const hash = createHash('sha256').update(text!).digest('base64');
      return `'sha256-${hash}'`;
    }),
  ),
];
