import type { live as it } from '../it/live.ts';
import { board } from './board.ts';
import { card } from './card.ts';
import { change } from './change.ts';
import { command } from './command.ts';
import { place } from './place.ts';
import { refusal } from './refusal.ts';
import { reply } from './reply.ts';
import { trainer } from './trainer.ts';

export type { LiveWords } from '../it/live.ts';

/** The words that the trainer takes to the browser; the rest of the language stays with the build. */
export const live = {
  card,
  place,
  board,
  change,
  refusal,
  command,
  reply,
  trainer,
} satisfies typeof it;
