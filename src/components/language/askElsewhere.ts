/** Gives a query to the ways to the other languages: a game begins alike in each, and what was searched is searched there. */
export const askElsewhere = (query: string): void => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.language')) link.search = query;
};
