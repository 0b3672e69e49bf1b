import { describeBoard, describeTotals } from '../../describe/index.ts';
import {
  deal,
  DEALT,
  formatPosition,
  REDISTRIBUTION,
  type Action,
  type GameRecord,
  type Position,
} from '../../engine/index.ts';
import { live } from '#words/live.ts';
import { boardOrigin, isUntouched } from '../origin/linkedBoard.ts';
import { nameOf, type Games, type Origin } from '../origin/origin.ts';
import { sayOrigin } from '../origin/sayOrigin.ts';
import type { Session } from '../trainer/session.ts';

/** Any host takes an address of so many characters, whatever a browser sends with it. */
export const LONGEST_LINK = 4000;

/** A game as it stands, as an origin that a link carries: with all its moves, or only with its board where they are too many. */
export const originNow = (origin: Origin, { steps, history }: Session): Origin => {
  const moves = steps.map(({ action }) => action);
  return withinLink({ ...origin, moves: moves.length > 0 ? moves : undefined }, history.present);
};

/** An origin, or the board that it comes to where it does not fit into a link. */
export const withinLink = (origin: Origin, present: Position): Origin =>
  nameOf(origin).length <= LONGEST_LINK ? origin : boardOrigin(present);

/** The game as `readText` reads it back: its record from the deal on; the board as it stands, if it began in the middle. */
export const recordNow = (origin: Origin, { steps, history }: Session, games: Games): string => {
  const played = steps.map(({ action }) => action);
  if (origin.kind === 'code')
    return formatRecord({ deal: deal(origin.code), moves: played }, origin.code);
  if (origin.kind === 'board')
    return isDealt(origin.position)
      ? formatRecord({ deal: origin.position.piles, moves: played })
      : formatPosition(history.present);
  const record = games[origin.game]!;
  return formatRecord({
    ...record,
    moves: [...entriesUntil(record.moves, origin.moment), ...played],
  });
};

/** The board in words, under which game it is and how far it has come. */
export const textNow = (origin: Origin, { history }: Session): string => {
  const { present, moves } = history;
  const state = live.reply.state(moves, present.redistributionsLeft, describeTotals(present, live));
  return `${sayOrigin(origin, live)} ${state}\n${describeBoard(present, live, 'card-first')}`;
};

const isDealt = (position: Position): boolean =>
  isUntouched(position) && position.piles.every(({ length }) => length === DEALT);

const formatRecord = ({ deal: dealt, moves }: GameRecord, code?: string): string =>
  JSON.stringify({ code, deal: dealt.map((cards) => cards.join(' ')), moves });

/** The entries of a record that lead to one of its moments. */
const entriesUntil = (
  moves: readonly Action[],
  moment: Extract<Origin, { kind: 'game' }>['moment'],
): readonly Action[] => {
  const isCounted = (action: Action) => 'after' in moment === (action !== REDISTRIBUTION);
  let left = 'after' in moment ? moment.after : moment.redistribution;
  const end = left === 0 ? -1 : moves.findIndex((action) => isCounted(action) && --left === 0);
  return moves.slice(0, end + 1);
};
