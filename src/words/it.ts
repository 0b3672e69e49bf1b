import { chart } from './it/chart.ts';
import { criteria } from './it/criteria.ts';
import { drill } from './it/drill.ts';
import { embed } from './it/embed.ts';
import { game } from './it/game.ts';
import { hintWords } from './it/hint.ts';
import { lesson } from './it/lesson.ts';
import { lessons } from './it/lessons.ts';
import { live } from './it/live.ts';
import { note } from './it/note.ts';
import { number } from './it/number.ts';
import { origin } from './it/origin.ts';
import { panels } from './it/panels.ts';
import { player } from './it/player.ts';
import { prose } from './it/prose.ts';
import { question } from './it/question.ts';
import { share } from './it/share.ts';
import { site } from './it/site.ts';
import { strategy } from './it/strategy.ts';
import { survey } from './it/survey.ts';
import { transcripts } from './it/transcripts.ts';
import { trial } from './it/trial.ts';
import { update } from './it/update.ts';

/** Every sentence of the site in Italian, the language that the others are checked against. */
export const it = {
  ...live,
  chart,
  criteria,
  drill,
  embed,
  note,
  number,
  game,
  hint: hintWords.hint,
  lesson,
  lessons,
  origin,
  panels,
  player,
  prose,
  question,
  share,
  site,
  strategy,
  survey,
  transcripts,
  trial,
  update,
};

export { it as words };

export type Words = typeof it;
