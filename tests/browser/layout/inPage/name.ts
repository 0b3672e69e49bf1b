/** An element in few words, so that who reads a fault finds it: `li.to > span.card «K»`. */
export function nameOf(element: Element): string {
  const own = shortName(element);
  const parent = element.parentElement;
  const text = element.textContent.trim().replace(/\s+/g, ' ');
  return `${parent ? `${shortName(parent)} > ` : ''}${own}${text && ` «${text.slice(0, 40)}»`}`;
}

function shortName({ localName, id, classList }: Element): string {
  return localName + (id && `#${id}`) + [...classList].map((name) => `.${name}`).join('');
}
