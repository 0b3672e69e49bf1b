import { LOCALE } from '../../src/words/locales.ts';
import { attribute, classesOf, type Element, type Node } from '../html/elements.ts';

/** Attributes that are read or heard. */
const READ = [
  'alt',
  'title',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'placeholder',
];

/** The language in which its page speaks, where an element says nothing of it. */
const isForeign = (element: Element) => !(attribute(element, 'lang') ?? LOCALE).startsWith(LOCALE);

/** What holds code, data or text to type, what is told in another language, and what was heard, kept word for word. */
const isNoProse = (element: Element) =>
  ['script', 'style', 'code', 'kbd', 'textarea'].includes(element.tagName) ||
  classesOf(element).includes('said') ||
  isForeign(element);

/** Every text of a page that its readers read or hear, by elements and attributes. */
export function readTexts(node: Node): string[] {
  if ('value' in node) return [node.value];
  if (!('childNodes' in node)) return [];
  if (!('tagName' in node)) return node.childNodes.flatMap(readTexts);
  if (isNoProse(node)) return [];
  return [
    ...READ.flatMap((name) => attribute(node, name) ?? []),
    ...(isDescription(node) ? [attribute(node, 'content') ?? ''] : []),
    ...node.childNodes.flatMap(readTexts),
  ];
}

/** What search engines and previews show of a page. */
const isDescription = (element: Element) =>
  element.tagName === 'meta' &&
  /^(?:description|og:title|og:description|og:image:alt|application-name)$/.test(
    attribute(element, 'name') ?? attribute(element, 'property') ?? '',
  );
