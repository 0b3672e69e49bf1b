import {
  placesOf,
  REDISTRIBUTION,
  replay,
  type GameRecord,
  type Moment,
  type Position,
} from '../../engine/index.ts';
import type { Words } from '../../words/it.ts';
import type { Highlight } from './PlaceItem.tsx';

/** The board at a moment of a game. Throws if the game does not reach it, and says how far it goes. */
export const boardAt = (record: GameRecord, moment: Moment): Position => {
  const position = replay(record, moment);
  if (position.ok) return position.value;
  const { error } = position;
  const limits = error.kind === 'out-of-range' ? ` (from ${error.least} to ${error.most})` : '';
  throw new Error(`the game has no moment ${JSON.stringify(moment)}: ${error.kind}${limits}`);
};

/** The places of the move that a board comes before or after; none on a side of a redistribution, which turns every pile. */
export const marksAt = ({ moves }: GameRecord, moment: Moment): Highlight => {
  if ('redistribution' in moment) return {};
  const number = 'before' in moment ? moment.before : moment.after;
  const move = moves.filter((action) => action !== REDISTRIBUTION)[number - 1];
  if (move === undefined) return {};
  const [from, to] = placesOf(move);
  return { from, to };
};

/** «Prima della mossa 10»: what a board of a game shows, above it. */
export const captionOf = (moment: Moment, { site: { board } }: Pick<Words, 'site'>): string => {
  if ('before' in moment) return board.before(moment.before);
  if ('after' in moment) return moment.after === 0 ? board.deal : board.after(moment.after);
  return moment.side === 'before'
    ? board.beforeRedistribution(moment.redistribution)
    : board.afterRedistribution(moment.redistribution);
};

/** The id of a board of a game, which tells it apart from the page's others: `prima-mossa-10`. */
export const idOf = (moment: Moment): string => {
  if ('before' in moment) return `prima-mossa-${moment.before}`;
  if ('after' in moment) return `dopo-mossa-${moment.after}`;
  const side = moment.side === 'before' ? 'prima' : 'dopo';
  return `${side}-ridistribuzione-${moment.redistribution}`;
};
