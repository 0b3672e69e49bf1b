import { LOCALE, type Locale } from '../../../src/words/locales.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import type { Language } from './language.ts';

/** The languages that the journeys are taken in. */
export const languages: Readonly<Partial<Record<Locale, Language>>> = { it, en };

export const spokenLocales = Object.keys(languages) as readonly Locale[];

/** What the journeys need to know of the language that is heard. Fails where there is nothing. */
const own = languages[LOCALE];
if (own === undefined) throw new Error(`The journeys say nothing of the language ${LOCALE}.`);
export const language: Language = own;
