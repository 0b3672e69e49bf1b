import * as en from './en/spoken.ts';
import * as it from './spoken.ts';

/** What no text of a language may have, by the tag of the language. */
export const spokenIn: Readonly<Record<string, Pick<typeof it, keyof typeof en>>> = { it, en };
