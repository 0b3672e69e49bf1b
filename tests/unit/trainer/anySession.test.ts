import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { parseCommand } from '../../../src/components/trainer/command.ts';
import type { Intent } from '../../../src/components/trainer/intent.ts';
import type { Reply } from '../../../src/components/trainer/reply.ts';
import { respond } from '../../../src/components/trainer/respond.ts';
import { say, sayCommandError } from '../../../src/components/trainer/say.ts';
import { open, type Session } from '../../../src/components/trainer/session.ts';
import {
  formatPosition,
  judge,
  parsePosition,
  redistribute,
  topOf,
  type Action,
  type Place,
  type Position,
} from '../../../src/engine/index.ts';
import { it as words } from '../../../src/words/it.ts';
import { faultsOfSpeech } from '../words/spoken.ts';
import { choices, places, positions } from './arbitrarySessions.ts';

/** The position after some actions, one judgement at a time and with nothing of the trainer. */
const replayed = (from: Position, actions: readonly Action[]): Position =>
  actions.reduce((position, action) => {
    const verdict = action === 'R' ? redistribute(position) : judge(position, action);
    if (!verdict.ok) throw new Error(`${action} is in the list of moves, and illegal`);
    return verdict.next;
  }, from);

/** What holds of every session, however it came about. */
const checkSession = (session: Session, first: Position) => {
  const { history, steps } = session;
  const actions = steps.map(({ action }) => action);
  // 104 cards, two of each (R1).
  expect(parsePosition(history.present).ok).toBe(true);
  expect(replayed(first, actions)).toEqual(history.present);
  expect(history.moves).toBe(actions.filter((action) => action !== 'R').length);
  expect(history.past.length).toBeLessThanOrEqual(100);
  // What can be taken back is the end of the list, and reaches no redistribution (R21).
  const last = actions.slice(actions.length - history.past.length);
  expect(history.past.map(({ move }) => move)).toEqual(last);
  if (session.selected) expect(topOf(history.present, session.selected)).toBeDefined();
};

const CHANGES: readonly Reply['kind'][] = ['played', 'redone', 'undone'];

test('any intents, on any board, leave a sound session and are answered in sound sentences', () => {
  fc.assert(
    fc.property(positions, fc.array(choices, { maxLength: 40 }), (first, players) => {
      const untouched = formatPosition(first);
      let session = open(first);
      for (const choose of players) {
        const before = session;
        const { reply, session: next } = respond(before, choose(before.history.present));
        session = next;
        if (!CHANGES.includes(reply.kind)) expect(session.history).toBe(before.history);
        if (CHANGES.includes(reply.kind) || reply.kind === 'refused')
          expect(session.selected).toBeUndefined();
        for (const detail of ['full', 'short'] as const)
          expect(faultsOfSpeech(say(reply, words, detail))).toEqual([]);
      }
      checkSession(session, first);
      expect(formatPosition(first)).toBe(untouched);
    }),
    { numRuns: 100 },
  );
});

test('taking back all that can be, and playing it again, comes to the same session', () => {
  fc.assert(
    fc.property(positions, fc.array(choices, { maxLength: 40 }), (first, players) => {
      let session = open(first);
      for (const choose of players)
        session = respond(session, choose(session.history.present)).session;
      const end = respond(session, { kind: 'unselect' }).session;
      const count = end.history.past.length;
      const all = (kind: 'undo' | 'redo', from: Session) =>
        Array.from({ length: count }).reduce<Session>(
          (now) => respond(now, { kind }).session,
          from,
        );
      const back = all('undo', end);
      checkSession(back, first);
      expect(all('redo', back)).toEqual(end);
    }),
    { numRuns: 60 },
  );
});

describe('one try, one answer', () => {
  /** The last of what some intents are answered. */
  const answered = (position: Position, ...intents: Intent[]) => {
    let response = respond(open(position), intents[0]!);
    for (const intent of intents.slice(1)) response = respond(response.session, intent);
    return { reply: response.reply, text: say(response.reply, words), session: response.session };
  };

  const typed = (from: Place, to: Place): Intent => {
    const text = `${words.place.with('da', from)} ${words.place.with('a', to)}`;
    const command = parseCommand(text, words.command);
    if (!command.ok) throw new Error(`${text} is not understood`);
    return command.value;
  };

  test('a move, tried through any door, is answered in the same words', () => {
    fc.assert(
      fc.property(positions, places, places, (position, from, to) => {
        // An emptied pile can't be chosen, and a second press on one place lets go.
        fc.pre(from !== to && topOf(position, from) !== undefined);
        const first = answered(position, { kind: 'move', from, to });
        const second: Intent = { kind: 'tap', place: to };
        const tap = respond(open(position), { kind: 'tap', place: from });
        expect(answered(position, typed(from, to))).toEqual(first);
        expect(
          answered(position, { kind: 'press', place: from }, { kind: 'press', place: to }),
        ).toEqual(first);
        expect(answered(position, { kind: 'press', place: from }, second)).toEqual(first);
        if (tap.reply.kind === 'selected')
          expect(answered(position, { kind: 'tap', place: from }, second)).toEqual(first);
        else if (first.reply.kind === 'played')
          expect(answered(position, { kind: 'tap', place: from })).toEqual(first);
        if (first.reply.kind === 'played' || !/\D/.test(to))
          expect(answered(position, { kind: 'drop', from, to })).toEqual(first);
      }),
      { numRuns: 300 },
    );
  });
});

test('whatever is typed is read, or refused with sound sentences', () => {
  const pieces = fc.constantFrom(
    ...[
      '10',
      '14',
      '17',
      '0',
      'f',
      'p+',
      'q-',
      'm',
      'c',
      'r',
      're',
      'di',
      'picche',
      'alla',
      'pila',
    ],
    ...['>', '-', '→', '’', '«', '?', ' ', '\n', '\u202e', '🂡', '<b>', 'ascendente', 'fondazione'],
  );
  const texts = fc.oneof(
    fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join(' ')),
    fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
    fc.string({ unit: 'binary', maxLength: 60 }),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const command = parseCommand(text, words.command);
      if (command.ok) return;
      const { error } = command;
      const quoted = 'text' in error ? error.text : '';
      expect(Array.from(quoted).length).toBeLessThanOrEqual(41);
      expect(quoted).not.toMatch(/[\p{Cc}\p{Cf}]| {2}/u);
      // The quotation is the player's own; the sentence around it is ours.
      const said = sayCommandError('text' in error ? { ...error, text: '17' } : error, words);
      expect(faultsOfSpeech(said)).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});
