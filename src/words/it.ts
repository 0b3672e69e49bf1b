import { live } from './it/live.ts';
import { note } from './it/note.ts';
import { site } from './it/site.ts';

/** Every sentence of the site in Italian, the language that the others are checked against. */
export const it = { ...live, note, site };

export type Words = typeof it;
