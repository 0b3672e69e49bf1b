import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { notesFrom } from '../../../src/components/player/notes.ts';
import { playbackOf } from '../../../src/components/player/playback.ts';
import { start, unfold } from '../../../src/engine/index.ts';
import { LOCALE } from '../../../src/words/locales.ts';
import { words } from '#words';
import { wonGame } from '../engine/wonGame.ts';

export const file = `content/${LOCALE}/notes/partita-vinta.json`;

/** The notes on the won game as they are written, by the names of its steps. */
export const noteTemplates = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../..', file), 'utf8'),
) as Record<string, string>;

const unfolded = unfold(wonGame);
if (!unfolded.ok) throw new Error('The won game breaks a rule.');

/** The steps of the won game: 119 moves and 3 redistributions. */
export const wonSteps = unfolded.value;

/** The won game with all that its pages say of it. */
export const wonPlayback = playbackOf(
  'partita-vinta',
  start(wonGame.deal),
  wonSteps,
  notesFrom(file, noteTemplates, wonSteps, words),
  words,
);
