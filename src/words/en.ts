import { chart } from './en/chart.ts';
import { criteria } from './en/criteria.ts';
import { drill } from './en/drill.ts';
import { embed } from './en/embed.ts';
import { game } from './en/game.ts';
import { hintWords } from './en/hint.ts';
import { lesson } from './en/lesson.ts';
import { lessons } from './en/lessons.ts';
import { live } from './en/live.ts';
import { note } from './en/note.ts';
import { number } from './en/number.ts';
import { origin } from './en/origin.ts';
import { panels } from './en/panels.ts';
import { player } from './en/player.ts';
import { prose } from './en/prose.ts';
import { question } from './en/question.ts';
import { share } from './en/share.ts';
import { site } from './en/site.ts';
import { strategy } from './en/strategy.ts';
import { survey } from './en/survey.ts';
import { transcripts } from './en/transcripts.ts';
import { trial } from './en/trial.ts';
import { update } from './en/update.ts';
import type { Words } from './it.ts';

/** Every sentence of the site in English. */
export const en = {
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
} satisfies Words;

export { en as words };
