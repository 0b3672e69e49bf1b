/**
 * Makes of an element's tree what a browser would show of it to a screen reader, which jsdom, that lays nothing out, leaves to
 * the reader: what is folded away is not there, words on one line are one text, a list of choices says its words.
 */
export const asLaidOut = (root: Element, script: boolean): void => {
  for (const one of root.querySelectorAll('script, style')) one.remove();
  for (const one of root.querySelectorAll('noscript')) {
    if (script) one.remove();
    else one.outerHTML = one.textContent;
  }
  for (const one of root.querySelectorAll('[aria-hidden="true"]:not([id])')) one.remove();
  for (const one of root.querySelectorAll('details')) fold(one);
  for (const one of root.querySelectorAll('option')) one.value = one.text;
  for (const one of root.querySelectorAll(INLINE)) one.replaceWith(...one.childNodes);
  root.normalize();
  closeUp(root);
};

/** What stands on a line with the words around it, and nothing refers to or gives another voice. */
const INLINE = ['span', 'b', 'strong', 'em', 'kbd', 'code']
  .map((tag) => `${tag}:not([id], [lang], [role])`)
  .join(',');

/** Every browser makes a summary something to press that tells whether it is open; the standard leaves that to them. */
const fold = (details: HTMLDetailsElement): void => {
  const [summary, ...rest] = details.children;
  if (!details.open) for (const one of rest) one.remove();
  summary?.setAttribute('role', 'button');
  summary?.setAttribute('aria-expanded', String(details.open));
};

/** Spaces and line breaks between words are one space. */
const closeUp = (node: Node): void => {
  if (node.nodeType === Node.TEXT_NODE)
    node.textContent = node.textContent?.replace(/\s+/g, ' ') ?? '';
  for (const child of node.childNodes) closeUp(child);
};
