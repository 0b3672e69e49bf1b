import { getEntry } from 'astro:content';

import { start, unfold } from '../../engine/index.ts';
import { DEFAULT_LOCALE, wordsFor } from '../../words/locales.ts';
import { recordOf } from '../board/game.ts';
import { notesFrom } from './notes.ts';
import { playbackOf } from './playback.ts';
import type { Playback } from './step.ts';

/**
 * A game of the site to step through, told in a language as Astro names it. Throws if there is no game of that name, or
 * on a note that can’t be said, with its file and its step.
 */
export const playbackIn = async (locale: string | undefined, game: string): Promise<Playback> => {
  const record = await recordOf(game);
  const words = wordsFor(locale);
  const steps = unfold(record);
  if (!steps.ok) throw new Error(`${game}: entry ${steps.error.at} of its moves is illegal`);
  const id = `${locale ?? DEFAULT_LOCALE}/notes/${game}`;
  const templates = await getEntry('notes', id);
  const notes = notesFrom(`content/${id}.json`, templates?.data ?? {}, steps.value, words);
  return playbackOf(game, start(record.deal), steps.value, notes, words);
};
