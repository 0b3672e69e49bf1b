import { attribute, type Element } from '../html/elements.ts';
import { resourcesOf } from './resources.ts';
import type { Page } from './allPages.ts';

/** What attributes lead to, by element, besides what the page fetches. */
const LEADING: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  area: ['href'],
  link: ['href'],
  form: ['action'],
  button: ['formaction'],
  input: ['formaction'],
  blockquote: ['cite'],
  q: ['cite'],
};

/** What a page tells of itself that is an address. */
const TOLD = /^(?:og:url|og:image|twitter:image)$/;

/** Every address that a page names, wherever: links, forms, what it fetches, and what it tells others of itself. */
export function addressesOnPage(page: Page): string[] {
  return [...new Set([...page.elements.flatMap(leading), ...resourcesOf(page)])];
}

function leading(element: Element): string[] {
  if (element.tagName === 'meta') return ofMeta(element);
  return (LEADING[element.tagName] ?? []).flatMap((name) => attribute(element, name) ?? []);
}

function ofMeta(element: Element): string[] {
  const content = attribute(element, 'content') ?? '';
  const name = attribute(element, 'property') ?? attribute(element, 'name') ?? '';
  if (attribute(element, 'http-equiv') === 'refresh') return [content.replace(/^\d+; *url=/, '')];
  return TOLD.test(name) ? [content] : [];
}

/** Every address from the root that some JSON names, at any depth. */
export function addressesInJson(json: unknown): string[] {
  if (typeof json === 'string') return /^\/(?!\/)\S*$/.test(json) ? [json] : [];
  return json !== null && typeof json === 'object'
    ? Object.values(json).flatMap(addressesInJson)
    : [];
}

/** Every address that a file for machines names: a sitemap, `robots.txt`, a manifest. */
export function addressesInFile(path: string, text: string): string[] {
  if (path.endsWith('.xml')) return captured(/<loc>([^<]*)<\/loc>/g, text);
  if (path === '/robots.txt') return captured(/^Sitemap: *(\S+)$/gm, text);
  if (path.endsWith('.webmanifest')) {
    const {
      start_url,
      scope,
      id,
      icons = [],
      shortcuts = [],
      screenshots = [],
    } = JSON.parse(text) as Manifest;
    const files = [...icons, ...screenshots].map(({ src }) => src);
    return [start_url, scope, id, ...files, ...shortcuts.map(({ url }) => url)].filter(
      (one) => one !== undefined,
    );
  }
  return path.endsWith('.json') ? addressesInJson(JSON.parse(text)) : [];
}

interface Manifest {
  readonly id?: string;
  readonly start_url?: string;
  readonly scope?: string;
  readonly icons?: readonly { readonly src: string }[];
  readonly screenshots?: readonly { readonly src: string }[];
  readonly shortcuts?: readonly { readonly url: string }[];
}

const captured = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].map(([, address]) => address!);
