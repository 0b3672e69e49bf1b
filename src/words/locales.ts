import { it, type Words } from './it.ts';

/** The languages of the site, by their tag. The first is served at the root. */
const languages = { it } satisfies Record<string, Words>;

export type Locale = keyof typeof languages;

export const LOCALES = Object.keys(languages) as readonly Locale[];
export const DEFAULT_LOCALE: Locale = 'it';

/** The words of a page's language, as Astro names it; the default's where it names none. */
export const wordsFor = (locale: string | undefined): Words =>
  languages[(locale ?? DEFAULT_LOCALE) as Locale];
