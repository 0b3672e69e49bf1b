/** Gives a query to the ways to the other languages, which lead there to the same address: a game begins alike in each. */
export const askElsewhere = (query: string): void => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.language')) link.search = query;
};
