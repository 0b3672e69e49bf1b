import {
  describeChange,
  describePlace,
  describeTotals,
  describeUndo,
  explain,
  moveTitle,
  sentences,
} from '../../describe/index.ts';
import { REDISTRIBUTION, topOf } from '../../engine/index.ts';
import type { LiveWords } from '#words/live.ts';
import type { CommandError } from './command.ts';
import type { Reply } from './reply.ts';

/** How much is said of what was played or taken back: the whole change, or only the move. */
export type Detail = 'full' | 'short';

/** A reply as the one text that is shown and heard. */
export const say = (reply: Reply, words: LiveWords, detail: Detail = 'full'): string => {
  switch (reply.kind) {
    case 'played':
      return sayPlayed(reply, words, detail);
    case 'redone':
      return words.reply.redone(sayPlayed(reply, words, detail));
    case 'refused':
      return explain(reply.rejections, words).text;
    case 'undone':
      return sentences(
        detail === 'full'
          ? describeUndo(reply.before, reply.after, reply.move, words)
          : words.reply.undone(moveTitle(reply.before, reply.move, words)),
        words.reply.movesPlayed(reply.moves),
      );
    case 'nothing-to-undo':
      return words.reply.nothingToUndo[reply.because];
    case 'nothing-to-redo':
      return words.reply.nothingToRedo;
    case 'selected':
      return sentences(
        words.reply.selected(reply.place, reply.card, reply.destinations.length, reply.isBase),
        detail === 'full' && reply.destinations.length > 0 ? words.reply.whereNext : '',
      );
    case 'unselected':
      return words.reply.unselected(reply.place);
    case 'place':
      return topOf(reply.position, reply.place)
        ? words.trainer.sentence(describePlace(reply.position, reply.place, words))
        : words.reply.empty(reply.place);
    case 'destinations':
      return reply.card
        ? words.reply.destinations(reply.card, reply.destinations, reply.isBase)
        : words.reply.empty(reply.place);
    case 'card':
      return words.reply.whereabouts(reply.card, reply.places, reply.covered, reply.played);
    case 'state':
      return sentences(
        words.reply.state(
          reply.moves,
          reply.position.redistributionsLeft,
          describeTotals(reply.position, words),
        ),
        words.reply.standing(reply.standing, reply.canUndo),
      );
    case 'help':
      return words.reply.help;
  }
};

/** A typed command that could not be read, with an example of a good one. */
export const sayCommandError = (error: CommandError, words: LiveWords): string =>
  words.reply.commandError[error.kind]('text' in error ? error.text : '');

const sayPlayed = (
  {
    before,
    after,
    action,
    standing,
    isNews,
    canUndo,
  }: Extract<Reply, { kind: 'played' | 'redone' }>,
  words: LiveWords,
  detail: Detail,
): string =>
  sentences(
    detail === 'full' || action === REDISTRIBUTION
      ? describeChange(before, after, action, words)
      : words.trainer.sentence(moveTitle(before, action, words)),
    action === REDISTRIBUTION ? words.reply.noWayBack : '',
    isNews ? words.reply.standing(standing, canUndo) : '',
  );
