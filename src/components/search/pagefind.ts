/** The part of pagefind's interface that the search uses. It is written beside the pages after the build. */
export interface Pagefind {
  options: (options: {
    excerptLength: number;
    ranking: { metaWeights: Readonly<Record<string, number>> };
  }) => Promise<void>;
  search: (text: string) => Promise<{ readonly results: readonly Found[] }>;
}

/** A page that matches, fetched when it is asked for. Best first. */
export interface Found {
  readonly data: () => Promise<FoundPage>;
}

export interface FoundPage {
  readonly url: string;
  readonly meta: { readonly title?: string };
  /** The page itself, where the words stand before its first section, and its sections. */
  readonly sub_results: readonly FoundSection[];
}

export interface FoundSection {
  readonly url: string;
  readonly title: string;
  /** HTML: escaped text in which the words found are inside `<mark>`. */
  readonly excerpt: string;
  /** Each word found: the higher, the better it answers; words of headings and whole words count more. */
  readonly weighted_locations: readonly { readonly balanced_score: number }[];
}

/** Fetches the search engine from its address, with nothing of the index yet. Rejects if it can't be had. */
export const loadPagefind = async (address: string): Promise<Pagefind> => {
  const pagefind = (await import(/* @vite-ignore */ address)) as Pagefind;
  // A title is a heading, which weighs already: counted twice, the moves of a game would come before the rules.
  await pagefind.options({ excerptLength: 22, ranking: { metaWeights: { title: 0 } } });
  return pagefind;
};
