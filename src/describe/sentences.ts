/** Sentences as one text; those that are empty or missing drop out. */
export const sentences = (...all: readonly (string | undefined)[]): string =>
  all.filter(Boolean).join(' ');
