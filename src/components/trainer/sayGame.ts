import { explain } from '../../describe/index.ts';
import type { LiveWords } from '#words/live.ts';
import type { Origin } from '../origin/origin.ts';
import { sayInFull, type Told } from './desk.ts';
import type { Reply } from './reply.ts';
import type { Settings } from './settings.ts';

/** R12: with the rules off, a refused move is only refused. */
export const sayAsSet = (reply: Reply, words: LiveWords, { rules, detail }: Settings): Told =>
  reply.kind === 'refused' && rules === 'silent'
    ? { text: explain(reply.rejections, words).tried }
    : sayInFull(reply, words, detail);

/** The result, once a game is won. */
export const wonBy = (
  reply: Reply,
  origin: Origin | undefined,
  seconds: number,
  words: LiveWords,
): string => {
  if (reply.kind !== 'played' && reply.kind !== 'redone') return '';
  if (reply.standing !== 'won') return '';
  const result = words.trainer.result(words.reply.moves(reply.moves), words.reply.time(seconds));
  return origin?.kind === 'code' ? `${result} ${words.trainer.itsCode(origin.code)}` : result;
};
