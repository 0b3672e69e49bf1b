import type { Intent } from '../../../src/components/trainer/intent.ts';
import type { Reply } from '../../../src/components/trainer/reply.ts';
import { respond } from '../../../src/components/trainer/respond.ts';
import { open, type Session } from '../../../src/components/trainer/session.ts';
import { placesOf, REDISTRIBUTION, type Action, type Position } from '../../../src/engine/index.ts';
import { laidOut } from '../engine/laidOut.ts';

/** What an entry of a record is in the trainer, when it comes through no door in particular. */
export const intentOf = (action: Action): Intent => {
  if (action === REDISTRIBUTION) return { kind: 'redistribute' };
  const [from, to] = placesOf(action);
  return { kind: 'move', from, to };
};

/** The session after some intents, whatever came of each. */
export const after = (session: Session, ...intents: readonly Intent[]): Session =>
  intents.reduce((now, intent) => respond(now, intent).session, session);

/** A session in which moves were played; throws if one is refused. */
export const played = (position: Position, ...actions: readonly Action[]): Session =>
  actions.reduce((session, action) => {
    const response = respond(session, intentOf(action));
    if (response.reply.kind !== 'played') throw new Error(`${action} is refused`);
    return response.session;
  }, open(position));

/** A reply in short: `played 3>4`, `refused empty-pile`, `selected 3: 4 5`, or its kind. */
export const short = (reply: Reply): string => {
  switch (reply.kind) {
    case 'played':
    case 'redone':
      return `${reply.kind} ${reply.action}`;
    case 'undone':
      return `undone ${reply.move}`;
    case 'refused':
      return `refused ${reply.rejections.map(({ kind }) => kind).join(' ')}`;
    case 'selected':
      return `selected ${reply.place}: ${reply.destinations.join(' ')}`.trim();
    case 'unselected':
      return `unselected ${reply.place ?? 'nothing'}`;
    case 'place':
      return `place ${reply.place}`;
    case 'nothing-to-undo':
      return `nothing-to-undo ${reply.because}`;
    case 'nothing-to-redo':
    case 'destinations':
    case 'card':
    case 'state':
    case 'help':
      return reply.kind;
  }
};

const finished = { 'H+': 13, 'H-': 13, 'D+': 13, 'D-': 13, 'C+': 13, 'C-': 13 } as const;

/** Spades only, the ascending foundation finished, the descending one at the 4; the rest in piles, some redistributions left. */
export const spades = (piles: Record<number, string>, redistributionsLeft: number): Position =>
  laidOut({ foundations: { ...finished, 'S+': 13, 'S-': 10 }, piles, redistributionsLeft });

/** The 7 of spades on pile 12 brings spades to 13 cards on their two foundations, under which no card of a pile can follow. */
export const nearlyDead = laidOut({
  foundations: { ...finished, 'H-': 11, 'D-': 11, 'S+': 6, 'S-': 6 },
  piles: { 3: '3S 4S 5S AS 2S 6S 2H AH', 7: '7S 8S 9S 10S JS QS KS 2D AD', 12: '7S' },
  redistributionsLeft: 0,
});
