import { parse } from 'parse5';

import { attribute, elementsUnder, textOf, type Element } from '../../html/elements.ts';
import { LOCALE } from '../make/copy.ts';
import { lengthen } from '../make/marked.ts';
import { isPhrase, unmarked } from './unmarked.ts';

/** The attributes that are said or shown. */
const SAID = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
]);

/** What people read of a page's head: for search engines, and where others lead to it. */
const SAID_IN_META =
  /^(description|application-name|(og|twitter):(title|description|site_name|image:alt))$/;

/** Elements whose text no one reads as it is: programs, styles. */
const UNREAD = new Set(['script', 'style']);

const isSaid = (element: Element, name: string): boolean => {
  const { tagName } = element;
  if (SAID.has(name)) return true;
  if (tagName === 'meta' && name === 'content')
    return SAID_IN_META.test(attribute(element, 'name') ?? attribute(element, 'property') ?? '');
  return (
    tagName === 'input' &&
    name === 'value' &&
    /^(button|submit|reset)$/.test(attribute(element, 'type') ?? '')
  );
};

/** What an attribute says that is outside marks; one that only a script reads is looked at for sentences. */
const inAttribute = (element: Element, name: string, value: string): string => {
  const rest = unmarked(value);
  if (isSaid(element, name)) return rest;
  return name.startsWith('data-') && isPhrase(rest) ? rest : '';
};

/**
 * Whether an element says what it says in another language, and names it: the names of the languages on the switch, the ways
 * from a wrong address, and what a screen reader was heard to say.
 */
const isOfAnotherLanguage = (element: Element): boolean => {
  const language = attribute(element, 'lang');
  return language !== undefined && language !== LOCALE;
};

/** What is the same in every language in elements of a kind: the letter of a command, the name of a file of tests. */
const ALIKE_IN: Readonly<Record<string, RegExp>> = {
  kbd: /(?<!\p{L})\p{L}(?!\p{L})/gu,
  code: /^[\w-]+(\/[\w-]+)+$/g,
};

/** What a search found is cut out of its page wherever that may be: the marks are cut off, but every vowel is long. */
const isFound = (element: Element): boolean => attribute(element, 'data-search') === 'results';

const inFound = (element: Element): string[] => {
  const text = textOf(element);
  return lengthen(text) === text ? [] : [`found: ${text}`];
};

const inText = ({ tagName }: Element, text: string): string =>
  unmarked(text.replaceAll(ALIKE_IN[tagName] ?? '', ''));

const inAttributes = (element: Element): string[] =>
  element.attrs.flatMap(({ name, value }) => {
    const rest = inAttribute(element, name, value);
    return rest ? [`${element.tagName} ${name}: ${rest}`] : [];
  });

const inContent = (element: Element): string[] => {
  const { tagName } = element;
  if (isOfAnotherLanguage(element)) return [];
  if (isFound(element)) return inFound(element);
  if (tagName === 'script' && attribute(element, 'type') === 'application/json')
    return unmarkedData(JSON.parse(textOf(element)));
  if (UNREAD.has(tagName)) return [];
  return element.childNodes.flatMap((node) => {
    if ('tagName' in node) return inElement(node);
    if (node.nodeName !== '#text' || !('value' in node)) return [];
    const rest = inText(element, node.value);
    return rest ? [`${tagName}: ${rest}`] : [];
  });
};

const inElement = (element: Element): string[] => [...inAttributes(element), ...inContent(element)];

/** What a page shows or says that is in the words of no language, each after the element that has it. */
export const unmarkedIn = (html: string): string[] =>
  inElement(elementsUnder(parse(html, { scriptingEnabled: false }))[0]!);

/** The sentences in data, however deep, that are outside marks. */
export const unmarkedData = (data: unknown): string[] => {
  if (typeof data === 'string') {
    const rest = unmarked(data);
    return isPhrase(rest) ? [`data: ${rest}`] : [];
  }
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(unmarkedData) : [];
};
