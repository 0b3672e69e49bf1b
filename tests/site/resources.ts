import { attribute, textOf, type Element } from '../html/elements.ts';
import type { Page } from './allPages.ts';

/** Relations of a link that only say something, and fetch nothing; or only for whoever puts the site on a home screen. */
const saysOnly = new Set([
  'alternate',
  'apple-touch-icon',
  'author',
  'canonical',
  'help',
  'license',
  'next',
  'prev',
]);

/** The addresses that a browser fetches to show a page: styles, scripts, images, what its styles name. */
export function resourcesOf({ elements }: Page): string[] {
  return elements.flatMap((element) => [...named(element), ...namedByStyles(element)]);
}

function named(element: Element): string[] {
  if (element.tagName === 'link') {
    const isFetched = !saysOnly.has(attribute(element, 'rel') ?? '');
    return isFetched ? [attribute(element, 'href') ?? ''] : [];
  }
  const sources = [
    'src',
    'poster',
    'data',
    'component-url',
    'renderer-url',
    'before-hydration-url',
  ];
  const use = element.tagName === 'use' || element.tagName === 'image' ? ['href'] : [];
  const set = attribute(element, 'srcset')?.split(',') ?? [];
  return [
    ...[...sources, ...use].flatMap((name) => attribute(element, name) ?? []),
    ...set.map((candidate) => candidate.trim().split(/\s/)[0]!),
  ];
}

function namedByStyles(element: Element): string[] {
  return element.tagName === 'style' ? resourcesOfCss(textOf(element)) : [];
}

/** The addresses that a style sheet fetches. */
export function resourcesOfCss(css: string): string[] {
  const named = /url\(\s*['"]?([^'")]*)|@import\s+['"]([^'"]*)/g;
  return [...css.matchAll(named)].map(([, url, sheet]) => url ?? sheet ?? '');
}
