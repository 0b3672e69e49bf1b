import { describe, expect, test } from 'vitest';

import type { Intent } from '../../../src/components/trainer/intent.ts';
import { respond } from '../../../src/components/trainer/respond.ts';
import { open, type Session } from '../../../src/components/trainer/session.ts';
import type { Move } from '../../../src/engine/index.ts';
import { board } from '../engine/board.ts';
import { after, played, short } from './sessions.ts';

const undo: Intent = { kind: 'undo' };
const redo: Intent = { kind: 'redo' };

const times = (count: number, intent: Intent): Intent[] => Array<Intent>(count).fill(intent);
const actions = (session: Session) => session.steps.map(({ action }) => action).join(' ');

/** On that board clubs hold 13 cards on their two foundations, so that the 5 passes to and fro for ever (D9). */
const passes = (count: number): Move[] =>
  Array.from({ length: count }, (_, index) => (index % 2 === 0 ? 'C+>C-' : 'C->C+'));

describe('taking back and playing again (R27)', () => {
  const session = played(board, '3>4', '12>S+');

  test('each move taken back is one less, in the count and in the list', () => {
    const back = respond(session, undo);
    expect(back.reply).toMatchObject({ kind: 'undone', move: '12>S+', moves: 1 });
    expect(back.session.history.present).toEqual(played(board, '3>4').history.present);
    expect(actions(back.session)).toBe('3>4');
    const start = respond(back.session, undo);
    expect(start.reply).toMatchObject({ kind: 'undone', move: '3>4', moves: 0 });
    expect(start.session.history.present).toEqual(board);
    expect(start.session.steps).toEqual([]);
  });

  test('all of it comes back, in its order', () => {
    const again = after(session, undo, undo, redo, redo);
    expect(again).toEqual(session);
    const first = respond(after(session, undo, undo), redo);
    expect(first.reply).toMatchObject({ kind: 'redone', action: '3>4', moves: 1, canUndo: true });
  });

  test('a new move gives up what had been taken back; a refused one does not', () => {
    const back = after(session, undo);
    const other = after(back, { kind: 'move', from: '1', to: '2' });
    expect(actions(other)).toBe('3>4 1>2');
    expect(short(respond(other, redo).reply)).toBe('nothing-to-redo');
    const refused = after(back, { kind: 'move', from: '1', to: '3' });
    expect(short(respond(refused, redo).reply)).toBe('redone 12>S+');
  });

  test('it lets go of the card that was chosen', () => {
    const chosen = after(session, { kind: 'press', place: '5' });
    expect(chosen.selected).toBe('5');
    expect(after(chosen, undo).selected).toBeUndefined();
    expect(after(chosen, undo, { kind: 'press', place: '5' }, redo).selected).toBeUndefined();
  });

  test('at the start there is nothing, and nothing changes', () => {
    const start = open(board);
    expect(short(respond(start, undo).reply)).toBe('nothing-to-undo at-start');
    expect(short(respond(start, redo).reply)).toBe('nothing-to-redo');
    expect(after(start, undo, redo)).toBe(start);
  });
});

describe('a redistribution (R19–R21)', () => {
  const turned = respond(played(board, '3>4', '12>S+'), { kind: 'redistribute' });

  test('is no move, stands in the list, and is told with what it closes', () => {
    expect(turned.reply).toMatchObject({ kind: 'played', action: 'R', moves: 2, canUndo: false });
    expect(actions(turned.session)).toBe('3>4 12>S+ R');
    expect(turned.session.history.present.redistributionsLeft).toBe(2);
  });

  test('closes what was before it, whether played or taken back', () => {
    expect(short(respond(turned.session, undo).reply)).toBe('nothing-to-undo after-redistribution');
    const back = after(played(board, '3>4', '12>S+'), undo, { kind: 'redistribute' });
    expect(short(respond(back, redo).reply)).toBe('nothing-to-redo');
    expect(actions(back)).toBe('3>4 R');
  });

  test('a move after it can be taken back, and then no more', () => {
    const moved = after(turned.session, { kind: 'move', from: 'C+', to: 'C-' });
    const back = respond(moved, undo);
    expect(short(back.reply)).toBe('undone C+>C-');
    expect(back.session.history.present).toEqual(turned.session.history.present);
    expect(actions(back.session)).toBe('3>4 12>S+ R');
    expect(short(respond(back.session, undo).reply)).toBe('nothing-to-undo after-redistribution');
  });

  test('a fourth is refused, lets go of the choice and changes nothing', () => {
    const third = after(turned.session, ...times(2, { kind: 'redistribute' }));
    const chosen = after(third, { kind: 'press', place: '3' });
    const fourth = respond(chosen, { kind: 'redistribute' });
    expect(short(fourth.reply)).toBe('refused no-redistributions');
    expect(fourth.session).toEqual({ ...third, selected: undefined });
  });
});

describe('a hundred moves can be taken back, and no more (R27)', () => {
  const long = played(board, ...passes(120));

  test('the hundred-and-first is refused, and says why', () => {
    const back = after(long, ...times(100, undo));
    expect(back.history.moves).toBe(20);
    expect(actions(back)).toBe(passes(20).join(' '));
    const more = respond(back, undo);
    expect(short(more.reply)).toBe('nothing-to-undo limit-reached');
    expect(more.session).toBe(back);
    expect(after(back, ...times(100, redo))).toEqual(long);
  });

  test('exactly a hundred moves are all taken back, and then it is the start', () => {
    const back = after(played(board, ...passes(100)), ...times(100, undo));
    expect(back.history.present).toEqual(board);
    expect(short(respond(back, undo).reply)).toBe('nothing-to-undo at-start');
  });
});

describe('what only asks leaves the board and the choice as they are', () => {
  const chosen = after(open(board), { kind: 'press', place: '3' });

  test.each<Intent>([
    { kind: 'ask-place', place: '6' },
    { kind: 'ask-destinations', place: '14' },
    { kind: 'ask-card', card: 'KS' },
    { kind: 'ask-state' },
    { kind: 'ask-help' },
  ])('$kind', (intent) => {
    expect(respond(chosen, intent).session).toBe(chosen);
  });

  test('letting go is heard whether a card was chosen or not', () => {
    const letGo = respond(chosen, { kind: 'unselect' });
    expect(short(letGo.reply)).toBe('unselected 3');
    expect(letGo.session.selected).toBeUndefined();
    expect(short(respond(letGo.session, { kind: 'unselect' }).reply)).toBe('unselected nothing');
  });
});
