declare global {
  /** Put in by the build; whatever runs without one speaks the first language. */
  var SITE_LOCALE: string | undefined;
}

/** The languages of the site, by their tag. The first is served at the root, each of the others in the folder of its tag. */
export const LOCALES = ['it', 'en'] as const;

export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = LOCALES[0];

/** The language that is being built, whose words are those of `#words`. */
export const LOCALE = (globalThis.SITE_LOCALE ?? DEFAULT_LOCALE) as Locale;

/** The folder of a language in the site: nothing for the first, `/en`. */
export const folderOf = (locale: Locale): string => (locale === DEFAULT_LOCALE ? '' : `/${locale}`);

/** A language by its own name, as a sentence begins with it: «Italiano», «English». */
export const nameOf = (locale: Locale): string => {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale)!;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
};
