declare global {
  /** Put in by the build; whatever runs without one has none. */
  var SITE_BASE: string | undefined;
}

/** Where the site begins on its host: `/crescent`, or nothing. */
export const base = globalThis.SITE_BASE ?? '';
