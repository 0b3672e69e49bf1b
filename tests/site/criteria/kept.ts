import { attribute, classesOf, textOf, type Element } from '../../html/elements.ts';
import { pages, type Page } from '../allPages.ts';
import { builtFiles, builtText } from '../dist.ts';

/** Every page with the elements of it that are so, as their tags; only pages that have one. */
export const pagesWith = (isSo: (element: Element) => boolean): Record<string, string[]> =>
  Object.fromEntries(
    [...pages.values()]
      .map(({ address, elements }) => [
        address,
        elements.filter(isSo).map(({ tagName }) => tagName),
      ])
      .filter(([, tags]) => tags!.length > 0),
  ) as Record<string, string[]>;

export const has =
  (name: string) =>
  (element: Element): boolean =>
    attribute(element, name) !== undefined;

/** Whether an element, or what it stands in, is hidden from a screen reader. */
export const isForTheEye = (element: Element): boolean =>
  attribute(element, 'aria-hidden') === 'true' ||
  (element.parentNode !== null && 'attrs' in element.parentNode && isForTheEye(element.parentNode));

/** All scripts and all styles that the site serves, those written into its pages included. */
export const scripts: string = withInline('script', '.js');
export const styles: string = withInline('style', '.css');

function withInline(tag: string, ending: string): string {
  const files = builtFiles().filter((path) => path.endsWith(ending) && path.includes('/_astro/'));
  const inline = new Set(
    [...pages.values()].flatMap(({ elements }) =>
      elements.filter(({ tagName }) => tagName === tag).map(textOf),
    ),
  );
  return [...files.map(builtText), ...inline].join('\n');
}

/** What there is of something in a text, each once. */
export const found = (text: string, pattern: RegExp): string[] => [
  ...new Set(text.match(pattern) ?? []),
];

/**
 * The text of an element that is there to be read: no script, no style, nothing that is for the eye alone, and nothing that
 * a screen reader said, which is shown as it came.
 */
export const proseOf = (element: Element): string =>
  element.childNodes
    .map((node) => {
      if ('value' in node) return node.value;
      if (!('tagName' in node)) return '';
      const isLeftOut =
        ['script', 'style', 'svg', 'nav', 'table'].includes(node.tagName) ||
        classesOf(node).includes('heard') ||
        attribute(node, 'aria-hidden') === 'true';
      if (isLeftOut) return '';
      const isOnItsOwn = !['a', 'b', 'strong', 'em', 'i', 'span', 'kbd', 'code'].includes(
        node.tagName,
      );
      return isOnItsOwn ? `\n${proseOf(node)}\n` : proseOf(node);
    })
    .join('');

/** The main content of a page, as it is to be read. */
export const mainProse = ({ elements }: Page): string =>
  proseOf(elements.find(({ tagName }) => tagName === 'main')!);
