import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { Games, Origin } from '../../../src/components/origin/origin.ts';
import { respond } from '../../../src/components/trainer/respond.ts';
import {
  MOST_GAMES,
  MOST_STEPS,
  restoreSession,
  savedGamesStore,
  saveSession,
  withGame,
  type SavedGame,
} from '../../../src/components/trainer/savedGames.ts';
import { open } from '../../../src/components/trainer/session.ts';
import { deal, start } from '../../../src/engine/index.ts';
import { wonGame } from '../engine/wonGame.ts';
import { choices } from './arbitrarySessions.ts';
import { after, played } from './sessions.ts';

const games: Games = { 'partita-vinta': wonGame };
const origin: Origin = { kind: 'code', code: 'CR1-N-AAAAAAB' };
const first = start(deal(origin.code));

const saved = (played: string, undone = ''): SavedGame => ({ played, undone, seconds: 0, at: 0 });

describe('a game that is kept comes back as it was', () => {
  test('whatever was played, taken back and redistributed', () => {
    fc.assert(
      fc.property(fc.array(choices, { maxLength: 60 }), (players) => {
        let session = open(first);
        for (const choose of players)
          session = respond(session, choose(session.history.present)).session;
        const kept = JSON.parse(JSON.stringify(saveSession(session, 5, 7))) as SavedGame;
        expect(kept).toMatchObject({ seconds: 5, at: 7 });
        expect(restoreSession(kept, origin, games)).toEqual({
          ok: true,
          value: { ...session, selected: undefined },
        });
      }),
      { numRuns: 40 },
    );
  });

  test('the won game, and its last moves taken back', () => {
    const won: Origin = { kind: 'game', game: 'partita-vinta', moment: { after: 0 } };
    const session = after(
      played(start(wonGame.deal), ...wonGame.moves),
      { kind: 'undo' },
      { kind: 'undo' },
    );
    expect(restoreSession(saveSession(session, 0, 0), won, games)).toEqual({
      ok: true,
      value: session,
    });
  });
});

describe('a game that can’t be played as it is kept is not opened', () => {
  test.each([
    ['a move that is illegal', saved('1>1')],
    ['a text that is no move', saved('ciao')],
    ['a fourth redistribution', saved('R R R R')],
    ['an illegal move taken back', saved('', '1>1')],
    ['markup', saved('<b>')],
  ])('%s', (_, game) => {
    expect(restoreSession(game, origin, games)).toEqual({ ok: false, error: 'illegal' });
  });
});

test(`a game of ${MOST_STEPS} steps comes back, one of more is none that a player played`, () => {
  const inAndOut: Origin = { kind: 'code', code: 'CR1-N-AAAAAAI' };
  const long = Array<string>(MOST_STEPS / 2)
    .fill('7>14 14>7')
    .join(' ');
  expect(restoreSession(saved(long), inAndOut, games).ok).toBe(true);
  expect(restoreSession(saved(long, '7>14'), inAndOut, games).ok).toBe(false);
});

test(`at most ${MOST_GAMES} games are kept, the last played`, () => {
  let kept = {};
  for (let at = 1; at <= 40; at++) kept = withGame(kept, `?g=${at}`, { ...saved(''), at });
  expect(Object.keys(kept)).toHaveLength(MOST_GAMES);
  expect(kept).not.toHaveProperty(['?g=10']);
  expect(kept).toHaveProperty(['?g=11']);
  expect(Object.keys(withGame(kept, '?g=11', { ...saved(''), at: 41 }))[0]).toBe('?g=11');
});

describe('the store', () => {
  const items = new Map<string, string>();
  let isFull = false;

  beforeEach(() => {
    items.clear();
    isFull = false;
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => items.get(name) ?? null,
      setItem: (name: string, text: string) => {
        if (isFull) throw new DOMException('no room', 'QuotaExceededError');
        items.set(name, text);
      },
      removeItem: (name: string) => items.delete(name),
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('gives back what was written, and nothing where there is nothing', () => {
    expect(savedGamesStore.read()).toEqual({ value: undefined, unreadable: false });
    expect(savedGamesStore.write({ '?a': saved('R') })).toBe('kept');
    expect(savedGamesStore.read()).toEqual({ value: { '?a': saved('R') }, unreadable: false });
  });

  test.each([
    'null',
    '3',
    '"x"',
    '[1]',
    '{',
    '{"?a":null}',
    '{"?a":{}}',
    '{"?a":{"played":1,"undone":"","seconds":0,"at":0}}',
    '{"?a":{"played":"","undone":"","seconds":"0","at":0}}',
    '{"?a":{"played":"","undone":"","seconds":null,"at":0}}',
    '{"?a":{"played":"","undone":"","seconds":0,"at":0,"other":[]}}',
  ])('moves %s aside, and keeps games again', (text) => {
    items.set('crescent.games', text);
    expect(savedGamesStore.read()).toEqual({ value: undefined, unreadable: true });
    const aside = [...items].filter(([name]) => name.startsWith('crescent.games.unreadable'));
    expect(aside.map(([, kept]) => kept)).toEqual([text]);
    expect(savedGamesStore.read()).toEqual({ value: undefined, unreadable: false });
    expect(savedGamesStore.write({})).toBe('kept');
  });

  test('never writes over what it could not move aside', () => {
    items.set('crescent.games', '{');
    isFull = true;
    expect(savedGamesStore.read().unreadable).toBe(true);
    isFull = false;
    expect(savedGamesStore.write({})).toBe('full');
    expect(items.get('crescent.games')).toBe('{');
    items.delete('crescent.games');
    savedGamesStore.read();
  });

  test('says when there is no room, or it may not write, and throws neither', () => {
    isFull = true;
    expect(savedGamesStore.write({})).toBe('full');
    vi.stubGlobal('localStorage', undefined);
    expect(savedGamesStore.read()).toEqual({ value: undefined, unreadable: false });
    expect(savedGamesStore.write({})).toBe('denied');
  });
});
