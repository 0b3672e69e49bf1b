import { expect, test } from 'vitest';

import { parseCommand } from '../../../src/components/trainer/command.ts';
import type { Intent } from '../../../src/components/trainer/intent.ts';
import { respond } from '../../../src/components/trainer/respond.ts';
import { say } from '../../../src/components/trainer/say.ts';
import { open, type Session } from '../../../src/components/trainer/session.ts';
import {
  isFoundation,
  placesOf,
  REDISTRIBUTION,
  start,
  type Action,
  type Place,
} from '../../../src/engine/index.ts';
import { it as words } from '../../../src/words/it.ts';
import { wonGame } from '../engine/wonGame.ts';
import { intentOf } from './sessions.ts';

const typed = (text: string): Intent => {
  const command = parseCommand(text, words.command);
  if (!command.ok) throw new Error(`${text}: ${command.error.kind}`);
  return command.value;
};

/** `S+` as it is typed in Italian: `p+`. */
const typedPlace = (place: Place): string =>
  isFoundation(place) ? words.card.suit(place[0] as 'S').charAt(0) + place.charAt(1) : place;

const redistribute: Intent = { kind: 'redistribute' };

/** How each door asks for a move, after seeing what came of its first half. */
const DOORS: Record<string, (action: Action, session: Session) => Intent[]> = {
  'no door in particular': (action) => [intentOf(action)],
  'commands, short': (action) => {
    if (action === REDISTRIBUTION) return [typed('r')];
    const [from, to] = placesOf(action);
    return [typed(`${typedPlace(from)} ${typedPlace(to)}`)];
  },
  'commands, in words': (action) => {
    if (action === REDISTRIBUTION) return [typed('ridistribuisci')];
    const [from, to] = placesOf(action);
    return [typed(`${words.place.with('da', from)} ${words.place.with('a', to)}`)];
  },
  'two presses': (action) => {
    if (action === REDISTRIBUTION) return [redistribute];
    const [from, to] = placesOf(action);
    return [
      { kind: 'press', place: from },
      { kind: 'press', place: to },
    ];
  },
  'one tap or two': (action, session) => {
    if (action === REDISTRIBUTION) return [redistribute];
    const [from, to] = placesOf(action);
    const tap: Intent = { kind: 'tap', place: from };
    const isEnough = respond(session, tap).reply.kind === 'played';
    return isEnough ? [tap] : [tap, { kind: 'tap', place: to }];
  },
  'a drag': (action) => {
    if (action === REDISTRIBUTION) return [redistribute];
    const [from, to] = placesOf(action);
    return [{ kind: 'drop', from, to }];
  },
};

test.each(Object.entries(DOORS))('the won game through %s', (_, door) => {
  let session = open(start(wonGame.deal));
  let last = '';
  for (const action of wonGame.moves)
    for (const intent of door(action, session)) {
      const response = respond(session, intent);
      expect(['played', 'selected']).toContain(response.reply.kind);
      session = response.session;
      last = say(response.reply, words);
    }
  // 119 moves and 3 redistributions (games/README); 13 cards on each of the 8 foundations (R23).
  expect(session.history.moves).toBe(119);
  expect(session.steps.map(({ action }) => action)).toEqual(wonGame.moves);
  expect(session.history.present).toEqual({
    piles: Array<never[]>(16).fill([]),
    up: { S: 13, H: 13, D: 13, C: 13 },
    down: { S: 13, H: 13, D: 13, C: 13 },
    redistributionsLeft: 0,
  });
  expect(last).toContain('Partita vinta');
  expect(last).toContain('104');
});
