/** The root of an SVG file. Fails on what is not well-formed XML. It needs `@vitest-environment jsdom`. */
export const readSvg = (svg: string): Element => {
  const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
  const error = document.querySelector('parsererror');
  if (error !== null) throw new Error(error.textContent);
  return document.documentElement;
};

/** What each place of a drawn board says and shows, by its phrase: the texts on it, in order. */
export const placesOf = (root: Element): Map<string, string[]> =>
  new Map(
    [...root.querySelectorAll('g > title')].map((title) => [
      title.textContent,
      [...title.parentElement!.querySelectorAll('text')].map((text) => text.textContent),
    ]),
  );
