import { search as it, type SearchWords } from './it/search.ts';
import type { Locale } from './locales.ts';

const languages: Record<Locale, SearchWords> = { it };

/** The search page's words in the language of a tag: its script carries these, not every word of the site. */
export const searchWordsFor = (tag: string): SearchWords => languages[tag as Locale];
