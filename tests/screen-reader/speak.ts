import { registerHooks } from 'node:module';

import type { Locale } from '../../src/words/locales.ts';

const words = new URL('../../src/words/', import.meta.url);

/**
 * Has all that is imported from now on speak a language, as in the build of that language: `#words/card.ts` is its own.
 * Nothing that knows its language may have been imported before.
 */
export function speak(locale: Locale, base: string): void {
  globalThis.SITE_LOCALE = locale;
  globalThis.SITE_BASE = base;
  registerHooks({
    resolve: (specifier, context, next) => {
      if (!/^#words(?:\/|$)/.test(specifier)) return next(specifier, context);
      const file = specifier === '#words' ? `${locale}.ts` : specifier.replace('#words', locale);
      return next(new URL(file, words).href, context);
    },
  });
}
