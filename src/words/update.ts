import type { Locale } from './locales.ts';
import { update as it, type UpdateWords } from './it/update.ts';

const languages: Record<Locale, UpdateWords> = { it };

/** What is said of a new version in the language of a tag: its script carries this, not every word of the site. */
export const updateWordsFor = (tag: string): UpdateWords => languages[tag as Locale];
