import type { FoundPage, FoundSection } from './pagefind.ts';

/** How many sections of one page are worth a line of their own. */
const SECTIONS = 3;

/** One page found: its title, then the sections that answer best, with the text around the words. */
export const resultItem = ({ url, meta, sub_results }: FoundPage): HTMLLIElement => {
  const best = sub_results
    .toSorted((one, other) => variety(other) - variety(one) || score(other) - score(one))
    .slice(0, SECTIONS);
  const name = meta.title ?? url;
  return element(
    'li',
    element('h2', link(url, name)),
    ...best.map((section) => sectionLine(section, name)),
  );
};

/** How many different words were found close together: «carta di base» is no section with many cards. */
const variety = ({ excerpt }: FoundSection): number =>
  new Set(
    excerptNodes(excerpt)
      .filter(({ nodeName }) => nodeName === 'B')
      .map(({ textContent }) => textContent?.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')),
  ).size;

const score = ({ weighted_locations }: FoundSection): number =>
  weighted_locations.reduce((sum, { balanced_score }) => sum + balanced_score, 0);

/** What was found in a section, after a link to it; the text before the first section goes with the page's own title. */
const sectionLine = ({ url, title, excerpt }: FoundSection, page: string): HTMLElement => {
  const nodes = excerptNodes(excerpt);
  takeTitle(nodes, title);
  markCuts(nodes);
  const rest = nodes.filter(({ textContent }) => textContent !== '');
  if (title === page) return element('p', ...rest);
  return element('p', link(url, title), ...(rest.length > 0 ? [': ', ...rest] : []));
};

/**
 * An excerpt as text with the words found in bold, made one by one: whatever else its HTML might hold never reaches the page.
 * Not `<mark>`, whose forced colours can't be seen without its ground.
 */
const excerptNodes = (html: string): Node[] =>
  [...new DOMParser().parseFromString(html, 'text/html').body.childNodes].map((node) => {
    const text = node.textContent ?? '';
    return node.nodeName === 'MARK' ? element('b', text) : document.createTextNode(text);
  });

/** Takes off the title, or the last words of it, with which the text of a section begins: they would be read twice. */
const takeTitle = (nodes: readonly Node[], title: string): void => {
  const text = `${nodes.map(({ textContent }) => textContent).join('')} `;
  const words = title.split(' ');
  const endings = words.flatMap((_, index) => {
    const ending = words.slice(index).join(' ');
    return [`${ending} `, `${ending}. `];
  });
  let left = endings.find((ending) => text.startsWith(ending))?.length ?? 0;
  for (const node of nodes) {
    const whole = node.textContent ?? '';
    node.textContent = whole.slice(left);
    left = Math.max(0, left - whole.length);
  }
};

/** Puts dots where the text begins or ends in the middle of a sentence. */
const markCuts = (nodes: Node[]): void => {
  const text = nodes.map(({ textContent }) => textContent).join('');
  if (/^[\p{Ll},;:]/u.test(text)) nodes.unshift(document.createTextNode('… '));
  if (/[^.!?»”\s]\s*$/.test(text)) nodes.push(document.createTextNode(' …'));
};

const link = (url: string, text: string): HTMLAnchorElement => {
  const anchor = element('a', text);
  anchor.href = url;
  return anchor;
};

const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  ...content: (string | Node)[]
): HTMLElementTagNameMap[Tag] => {
  const made = document.createElement(tag);
  made.append(...content);
  return made;
};
