import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { CLOSE, lengthen, mark, OPEN } from './marked.ts';

/** What stands for something in a text: a card or a place in a note. */
const TOKEN = /(\{[^{}]*\})/;

/** A text with its tokens as they are. */
const markAround = (text: string): string => {
  const parts = text.split(TOKEN).map((part, index) => (index % 2 ? part : lengthen(part)));
  return `${OPEN}${parts.join('')}${CLOSE}`;
};

/** The keys whose text is no prose: what a criterion is and by what it is proved; keys that were pressed, what spoke. */
const KEPT = new Set(['id', 'level', 'outcome', 'by', 'when', 'address', 'keys', 'versions']);

const markJson = (value: unknown): unknown => {
  if (typeof value === 'string') return markAround(value);
  if (Array.isArray(value)) return value.map(markJson);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, KEPT.has(key) ? one : markJson(one)]),
  );
};

/**
 * What stands between texts in a page: a tag, the end of a link with its address, the marks of headings, lists, emphasis and
 * code, an empty line.
 */
const BETWEEN =
  /(<\/?[A-Za-z][^<>]*>|\]\([^)\s]*\)|^ *(?:#+|[-*]|\d+\.) |\*\*|[[`]|\n[ \t]*\n(?:[ \t]*\n)*)/m;

const isLeft = (_: string, index: number) => index % 2 === 1;

const markProse = (text: string): string =>
  text
    .split(BETWEEN)
    .map((part, index) => (isLeft(part, index) ? markBetween(part) : mark(part)))
    .join('');

/** The attributes of components that are read, and links to a heading, whose id comes from its words. */
const markBetween = (part: string): string =>
  part
    .replace(
      /\b(caption|name|term|text)="([^"]*)"/g,
      (_, name: string, value: string) => `${name}="${mark(value)}"`,
    )
    .replace(/^\]\(#.*/, lengthen);

const FRONT = /^---\n(.*?)\n---\n/s;

const markFront = (front: string): string =>
  front.replaceAll(/^(title|description|lead): (?:'(.*)'|(.*))$/gm, (_, key, quoted, plain) => {
    const text = ((quoted ?? plain) as string).replaceAll(`''`, `'`);
    return `${key as string}: ${JSON.stringify(mark(text))}`;
  });

/** A page with its prose marked, and what draws and leads left as it is. */
export const markPage = (page: string): string => {
  const [front] = FRONT.exec(page)!;
  return markFront(front) + markProse(page.slice(front.length));
};

/** The last part of a lesson's address is told by its words, so it is the language's own. */
const withAddress = (path: string, json: Record<string, unknown>, locale: string) =>
  path.startsWith('lessons/')
    ? { ...json, address: `${locale}-${basename(path, '.json').replace(/^\d+-/, '')}` }
    : json;

/** The content of the made-up language, from the Italian in a folder: each file by its path there, and its text. */
export const madeUpContent = (
  italian: string,
  locale: string,
): (readonly [path: string, text: string])[] =>
  readdirSync(italian, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.\w+$/.test(path))
    .map((path) => {
      const text = readFileSync(join(italian, path), 'utf8');
      if (!path.endsWith('.json')) return [path, markPage(text)] as const;
      const json = markJson(JSON.parse(text)) as Record<string, unknown>;
      return [path, JSON.stringify(withAddress(path, json, locale), null, 2)] as const;
    });
