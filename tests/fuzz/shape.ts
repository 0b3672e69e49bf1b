import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** The elements of HTML in their order and depth, with their attributes, and nothing of its text. */
export const shapeOf = (html: string): string =>
  parseFragment(html).childNodes.map(inShort).join('');

const inShort = (node: Node): string => {
  if (node.nodeName === '#text') return '';
  if (!('tagName' in node)) return node.nodeName;
  const attributes = node.attrs.map(({ name, value }) => ` ${name}=${JSON.stringify(value)}`);
  return `<${node.tagName}${attributes.join('')}>${node.childNodes.map(inShort).join('')}</>`;
};
