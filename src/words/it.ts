import { board } from './it/board.ts';
import { card } from './it/card.ts';
import { change } from './it/change.ts';
import { command } from './it/command.ts';
import { note } from './it/note.ts';
import { place } from './it/place.ts';
import { refusal } from './it/refusal.ts';
import { reply } from './it/reply.ts';
import { site } from './it/site.ts';
import { trainer } from './it/trainer.ts';

/** Every sentence of the site in Italian, the language that the others are checked against. */
export const it = { card, place, board, change, refusal, note, site, command, reply, trainer };

export type Words = typeof it;
