import { describe, expect, test } from 'vitest';

import { start, type Action } from '../../../src/engine/index.ts';
import { isPlay, lineFacts, played, type LineFacts } from '../../../src/survey/lineFacts.ts';
import { laidOut } from '../engine/laidOut.ts';
import { wonGame } from '../engine/wonGame.ts';

const DONE = { 'H+': 13, 'H-': 13, 'D+': 13, 'D-': 13, 'C+': 13, 'C-': 13 };

/** Spades alone are left; the foundations need the 5 and the jack next. The rest, in pile 7, has the king on top. */
const SPADES = laidOut({
  piles: { 1: '9S 5S', 2: '10S 6S', 3: '8S 7S', 4: '8S 7S', 5: '9S 10S', 6: '5S JS' },
  foundations: { ...DONE, 'S+': 4, 'S-': 2 },
  rest: ['7'],
});

/** What a line that does nothing of note tells. */
const nothing: LineFacts = {
  moves: 0,
  passes: 0,
  stacked: 0,
  turnings: [],
  order: { sooner: 0, later: 0 },
  twins: { sooner: 0, later: 0 },
};

describe('the won game', () => {
  const facts = lineFacts(start(wonGame.deal), wonGame.moves);
  /** How many of the first actions of the record bring a card from a pile to a foundation. */
  const playsIn = (actions: number) =>
    wonGame.moves.slice(0, actions).filter((action) => /^\d+>[SHDC]/.test(action)).length;

  test('has 119 moves, one pass and three redistributions', () => {
    expect(facts.moves).toBe(119);
    expect(facts.passes).toBe(1);
    expect(facts.turnings).toHaveLength(3);
  });

  test('stacks as often as a move of its record goes to a pile', () => {
    const stacked = wonGame.moves.filter((action) => /^\d+>\d/.test(action));
    expect(facts.stacked).toBe(stacked.length);
    expect(facts.stacked + facts.passes + 96).toBe(119);
  });

  test('is turned with as many cards played as its record says', () => {
    const turned = wonGame.moves.flatMap((action, index) => (action === 'R' ? [index] : []));
    expect(facts.turnings.map((turning) => turning.played)).toEqual(
      turned.map((index) => 8 + playsIn(index)),
    );
  });

  test('has the first pile emptied by move 47, and a second before the second redistribution', () => {
    // One redistribution and 47 moves of the record.
    expect(facts.firstEmptied).toBe(8 + playsIn(48));
    expect(facts.turnings.slice(0, 2).map(({ emptied }) => emptied)).toEqual([0, 2]);
    expect(lineFacts(start(wonGame.deal), wonGame.moves.slice(0, 47))).not.toHaveProperty(
      'firstEmptied',
    );
  });

  test('chooses between two copies at moves 9, 45, 63 and 66', () => {
    // By the cards that must go before the one uncovered and before the one under the other copy: at move 9 the 7 of
    // diamonds waits for 5 and the 9 of hearts for 2; at 45 the 5 of hearts for 2, the king for 10; at 63 the 2 of
    // spades for 2, the jack of hearts for 8; at 66 the 5 of hearts for none, the 7 for one. At move 3 both are next.
    expect(facts.twins).toEqual({ sooner: 3, later: 1 });
  });
});

describe('a line tells', () => {
  test('nothing where nothing is done', () => {
    expect(lineFacts(laidOut({ rest: ['1', '2', '3', '4', '5', '6', '7', '8'] }), [])).toEqual(
      nothing,
    );
  });

  test('how often it stacks, and whether the card that is needed sooner goes on top', () => {
    // The 5 is needed now, the 6 after one card, the 7 after two.
    const order = (...line: Action[]) => lineFacts(SPADES, line).order;
    expect(order('1>2')).toEqual({ sooner: 1, later: 0 });
    expect(order('2>1')).toEqual({ sooner: 0, later: 1 });
    expect(order('2>3', '4>3')).toEqual({ sooner: 1, later: 1 });
    expect(lineFacts(SPADES, ['1>2', '5>1'])).toMatchObject({ moves: 2, stacked: 2, passes: 0 });
  });

  test('nothing of the order of cards that are needed as soon as each other', () => {
    // The 6 waits for the 5 on the way up, the 7 for the 8 on the way down.
    const position = laidOut({
      piles: { 1: '5S 6S', 2: '8S 7S' },
      foundations: { ...DONE, 'S+': 4, 'S-': 5 },
      rest: ['3'],
    });
    expect(lineFacts(position, ['1>2'])).toMatchObject({
      stacked: 1,
      order: { sooner: 0, later: 0 },
    });
  });

  test('which of two copies it plays: the one on the card that is needed sooner, or the other', () => {
    const twins = (action: Action, piles: Record<number, string>) =>
      lineFacts(laidOut({ piles, foundations: { ...DONE, 'S+': 4, 'S-': 2 }, rest: ['7', '8'] }), [
        action,
      ]).twins;
    const piles = { 1: '6S 5S', 2: '8S 5S' };
    expect(twins('1>S+', piles)).toEqual({ sooner: 1, later: 0 });
    expect(twins('2>S+', piles)).toEqual({ sooner: 0, later: 1 });
    // No choice: equal cards under both, nothing under one, the other copy not on top.
    expect(twins('1>S+', { 1: '6S 5S', 2: '6S 5S' })).toEqual({ sooner: 0, later: 0 });
    expect(twins('1>S+', { 1: '6S 5S', 2: '5S' })).toEqual({ sooner: 0, later: 0 });
    expect(twins('1>S+', { 1: '6S 5S', 2: '5S 8S' })).toEqual({ sooner: 0, later: 0 });
  });

  test('passes apart from plays', () => {
    const position = laidOut({
      piles: { 1: '6S' },
      foundations: { ...DONE, 'S+': 6, 'S-': 7 },
      rest: ['2'],
    });
    // The ascending 6 passes to the descending 7, so that the other copy of it can go up.
    const facts = lineFacts(position, ['S+>S-', '1>S+']);
    expect(facts).toMatchObject({ moves: 2, passes: 1, stacked: 0 });
    expect(['S+>S-', '1>S+', '1>2'].map((move) => isPlay(move as '1>2'))).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('how the board stood at each redistribution', () => {
    const [first, second, ...more] = lineFacts(SPADES, ['R', '6>S+', '6>S-', 'R']).turnings;
    expect(more).toEqual([]);
    // On top are 5 6 7 7 10 J K: 5 and jack have two places to go, one a foundation; the 6 has three; the 7s and the 10
    // have one each.
    expect(first).toEqual({ played: 84, moves: 10, plays: 2, emptied: 9 });
    // Then 9 10 8 8 9 and an ace: the 10 can go on the jack; 9s lie by a 10 and two 8s, 8s and the 10 by two 9s.
    expect(second).toEqual({ played: 86, moves: 13, plays: 1, emptied: 10 });
  });
});

test('a new deal has its eight bases played, and the won game all', () => {
  expect(played(start(wonGame.deal))).toBe(8);
  expect(played(laidOut({ foundations: { ...DONE, 'S+': 13, 'S-': 13 } }))).toBe(104);
});
