declare global {
  /** Put in by the build; whatever runs without one has none. */
  var SITE_BASE: string | undefined;
}

/** Where the site begins on its host, in the language that is being built: `/crescent`, `/crescent/en`, or nothing. */
export const base = globalThis.SITE_BASE ?? '';
