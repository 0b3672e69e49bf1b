import { game } from './it/game.ts';
import { live } from './it/live.ts';
import { note } from './it/note.ts';
import { player } from './it/player.ts';
import { prose } from './it/prose.ts';
import { site } from './it/site.ts';

/** Every sentence of the site in Italian, the language that the others are checked against. */
export const it = { ...live, note, game, player, prose, site };

export type Words = typeof it;
