import { LOCALE } from '../../src/words/locales.ts';

/**
 * What a test expects in the language that is tested, where it is that of one language alone: a phrase of a page, a sign.
 * Fails in a language of which nobody has said it.
 */
export const inLanguage = <Expected>(said: Readonly<Record<string, Expected>>): Expected => {
  const expected = said[LOCALE];
  if (expected === undefined) throw new Error(`Say what this test expects in “${LOCALE}” too.`);
  return expected;
};

/** Words of the site as its pages quote them. */
export const quoted = (text: string): string => inLanguage({ it: `«${text}»`, en: `“${text}”` });

/** The sign before the decimals of a number. */
const decimal = new Intl.NumberFormat(LOCALE).format(0.5).charAt(1);

/** A number as the language writes it, without the signs between its thousands. */
export const written = (number: string | number): string => `${number}`.replace('.', decimal);
