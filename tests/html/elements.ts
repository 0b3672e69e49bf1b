import type { DefaultTreeAdapterTypes } from 'parse5';

export type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/** Every element under a node, in order. */
export const elementsUnder = (node: Node): Element[] =>
  'childNodes' in node
    ? node.childNodes.flatMap((child) =>
        'tagName' in child ? [child, ...elementsUnder(child)] : [],
      )
    : [];

export const textOf = (node: Node): string => {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
};

export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((attr) => attr.name === name)?.value;

export const classesOf = (element: Element): string[] =>
  attribute(element, 'class')?.split(' ') ?? [];

export const withClass = (elements: readonly Element[], name: string): Element[] =>
  elements.filter((element) => classesOf(element).includes(name));

export const named = (elements: readonly Element[], tag: string): Element[] =>
  elements.filter(({ tagName }) => tagName === tag);
