/** What shows a page for frames in another page. Its height lets a board be seen whole on a phone as on a desk. */
export const snippetOf = (path: string, title: string): string =>
  `<iframe src="${new URL(path, location.href).href.replaceAll('&', '&amp;')}" title="${title}" width="100%" height="800" loading="lazy"></iframe>`;
