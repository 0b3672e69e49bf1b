import { getEntry } from 'astro:content';

import { start, unfold } from '../../engine/index.ts';
import { LOCALE } from '../../words/locales.ts';
import { words } from '#words';
import { recordOf } from '../board/game.ts';
import { inOtherLanguages } from '../language/elsewhere.ts';
import { notesFrom } from './notes.ts';
import { playbackOf } from './playback.ts';
import type { Playback } from './step.ts';

/**
 * A game of the site to step through. Throws if there is no game of that name, or on a note that can’t be said, with its file and its step.
 */
export const loadPlayback = async (game: string): Promise<Playback> => {
  const record = await recordOf(game);
  const steps = unfold(record);
  if (!steps.ok) throw new Error(`${game}: entry ${steps.error.at} of its moves is illegal`);
  const id = `${LOCALE}/notes/${game}`;
  const templates = await getEntry('notes', id);
  const notes = notesFrom(`content/${id}.json`, templates?.data ?? {}, steps.value, words);
  const playback = playbackOf(game, start(record.deal), steps.value, notes, words);
  const inLanguages = playback.steps.map(async (step) => ({
    ...step,
    elsewhere: await inOtherLanguages(step.path),
  }));
  return { ...playback, steps: await Promise.all(inLanguages) };
};
