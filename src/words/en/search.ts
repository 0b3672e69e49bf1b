import type { SearchWords } from '../it/search.ts';

export type { SearchWords } from '../it/search.ts';

/**
 * What the search page says while it works. It imports nothing, not even what counts in words: what the islands share is
 * in one file with Preact, which the search would load for a line.
 */
export const search = {
  label: 'Words to search for',
  button: 'Search',
  /** `3 results for “redistribution”.`, `57 results for “ace”: here are the first 10.` */
  found: (count: number, shown: number, text: string): string => {
    const results = count === 1 ? 'result' : 'results';
    const first = shown < count ? `: here are the first ${shown}` : '';
    return `${count} ${results} for “${text}”${first}.`;
  },
  none: (text: string): string =>
    `No results for “${text}”. Try a single word, or a more common one, such as pile or suit.`,
  more: 'Show more results',
  loading: (text: string): string => `Searching for “${text}”…`,
  failed:
    'The search has not loaded. Check your connection and press “Search” again; the other pages are still in the menu.',
  /** What was just said, said again: the number makes a screen reader speak it. */
  again: (attempt: number, message: string): string => `Attempt ${attempt}. ${message}`,
} satisfies SearchWords;
