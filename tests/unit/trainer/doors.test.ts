import { describe, expect, test } from 'vitest';

import type { Intent } from '../../../src/components/trainer/intent.ts';
import { respond } from '../../../src/components/trainer/respond.ts';
import { open } from '../../../src/components/trainer/session.ts';
import { unfold, type Place } from '../../../src/engine/index.ts';
import { board } from '../engine/board.ts';
import { laidOut } from '../engine/laidOut.ts';
import { wonBoard, wonGame } from '../engine/wonGame.ts';
import { short } from './sessions.ts';

const onBoard = open(board);

/** What comes of an intent, and which place is chosen after it. */
const outcomeOf = (intent: Intent, selected?: Place) => {
  const { reply, session } = respond({ ...onBoard, selected }, intent);
  return [short(reply), session.selected] as const;
};

describe('a tap with nothing chosen (R25)', () => {
  test.each<[what: string, place: Place, reply: string, selected?: Place]>([
    ['one place accepts it: it goes there', '1', 'played 1>2'],
    ['one place, a foundation', '12', 'played 12>S+'],
    ['several places: it is chosen', '3', 'selected 3: 4 5', '3'],
    ['a pile and a foundation: it is chosen (D4)', '14', 'selected 14: 2 S-', '14'],
    ['no place: it is chosen, so that refusals teach', '9', 'selected 9:', '9'],
    ['an emptied pile: nothing to choose (R13)', '6', 'place 6'],
    ['a foundation’s card is chosen, never passed at a tap', 'D+', 'selected D+: D-', 'D+'],
    ['a base is chosen too, so that R18 is taught', 'S-', 'selected S-:', 'S-'],
  ])('%s: %s', (_, place, reply, selected) => {
    expect(outcomeOf({ kind: 'tap', place })).toEqual([reply, selected]);
  });
});

describe('a first press chooses, whatever accepts the card', () => {
  test.each<[place: Place, reply: string, selected?: Place]>([
    ['1', 'selected 1: 2', '1'],
    ['3', 'selected 3: 4 5', '3'],
    ['9', 'selected 9:', '9'],
    ['6', 'place 6'],
    ['D+', 'selected D+: D-', 'D+'],
    ['S-', 'selected S-:', 'S-'],
  ])('%s: %s', (place, reply, selected) => {
    expect(outcomeOf({ kind: 'press', place })).toEqual([reply, selected]);
  });
});

describe.each(['press', 'tap'] as const)('the second %s', (kind) => {
  test.each<[what: string, selected: Place, place: Place, reply: string]>([
    ['plays', '3', '5', 'played 3>5'],
    ['plays to a foundation', '14', 'S-', 'played 14>S-'],
    ['passes a card', 'D+', 'D-', 'played D+>D-'],
    ['is refused with its reason', '3', '8', 'refused different-suit not-adjacent'],
    ['onto an emptied pile is refused (R13)', '3', '6', 'refused empty-pile'],
    ['from a base is refused (R18)', 'S-', 'S+', 'refused base-locked does-not-follow'],
    ['back to a pile is refused (R17)', 'C+', '5', 'refused foundation-to-pile'],
    ['on the same place lets go', '3', '3', 'unselected 3'],
  ])('%s: %s, %s', (_, selected, place, reply) => {
    expect(outcomeOf({ kind, place }, selected)).toEqual([reply, undefined]);
  });
});

describe('a double tap goes to a foundation if one accepts the card, or else as a tap (R25)', () => {
  test.each<[place: Place, reply: string, selected?: Place]>([
    ['14', 'played 14>S-'],
    ['16', 'played 16>D+'],
    ['1', 'played 1>2'],
    ['3', 'selected 3: 4 5', '3'],
    ['9', 'selected 9:', '9'],
    ['6', 'place 6'],
    ['C-', 'played C->C+'],
    ['S-', 'selected S-:', 'S-'],
  ])('%s: %s', (place, reply, selected) => {
    expect(outcomeOf({ kind: 'double-tap', place })).toEqual([reply, selected]);
    // Its first half may have chosen the card.
    expect(outcomeOf({ kind: 'double-tap', place }, place)).toEqual([reply, selected]);
  });
});

describe('a card let go over a place (R26, D4)', () => {
  test.each<[what: string, from: Place, to: Place, reply: string]>([
    ['a pile', '3', '4', 'played 3>4'],
    ['a pile that refuses it', '3', '8', 'refused different-suit not-adjacent'],
    ['the foundation that accepts it', '14', 'S-', 'played 14>S-'],
    ['the other of its suit', '14', 'S+', 'played 14>S-'],
    ['one of another suit', '16', 'H-', 'played 16>D+'],
    ['one of another suit, when none accepts it', '8', 'H-', 'refused wrong-foundation'],
    ['one of its suit, when none accepts it', '8', 'S-', 'refused does-not-follow'],
    ['where it was', '3', '3', 'refused same-place'],
    ['the foundation where it was, though it could pass', 'C+', 'C+', 'refused same-place'],
    ['a foundation, from an emptied pile', '6', 'S+', 'refused no-card'],
  ])('%s: %s on %s', (_, from, to, reply) => {
    expect(outcomeOf({ kind: 'drop', from, to })).toEqual([reply, undefined]);
  });
});

describe('to the foundations, none named (R26, D4)', () => {
  test.each<[from: Place, reply: string]>([
    ['12', 'played 12>S+'],
    ['14', 'played 14>S-'],
    ['C+', 'played C+>C-'],
    ['8', 'refused does-not-follow does-not-follow'],
    ['13', 'refused does-not-follow does-not-follow'],
    ['S+', 'refused does-not-follow'],
    ['D-', 'refused base-locked'],
    ['H+', 'refused base-locked does-not-follow'],
    ['6', 'refused no-card'],
  ])('%s: %s', (from, reply) => {
    expect(outcomeOf({ kind: 'to-foundation', from })).toEqual([reply, undefined]);
    expect(outcomeOf({ kind: 'to-foundation', from }, '3')).toEqual([reply, undefined]);
  });
});

describe('where both foundations accept a card', () => {
  const both = laidOut({
    foundations: { 'S+': 6, 'S-': 6 },
    piles: { 1: '7S', 2: '7S' },
    rest: ['9', '10', '11', '12', '13', '14', '15', '16'],
  });

  test('it goes up when none is named, and chooses itself at a tap', () => {
    expect(short(respond(open(both), { kind: 'to-foundation', from: '1' }).reply)).toBe(
      'played 1>S+',
    );
    expect(short(respond(open(both), { kind: 'double-tap', place: '1' }).reply)).toBe(
      'played 1>S+',
    );
    expect(short(respond(open(both), { kind: 'drop', from: '1', to: 'H+' }).reply)).toBe(
      'played 1>S+',
    );
    expect(short(respond(open(both), { kind: 'drop', from: '1', to: 'S-' }).reply)).toBe(
      'played 1>S-',
    );
    expect(short(respond(open(both), { kind: 'tap', place: '1' }).reply)).toBe('selected 1: S+ S-');
  });

  const unfolded = unfold(wonGame);
  const moves = unfolded.ok
    ? unfolded.value.flatMap((step) => (step.kind === 'move' ? [step.move] : []))
    : [];

  // The record's own notes: these four moves have a choice of foundation (games/README).
  test.each([35, 39, 72, 90])('before move %i of the won game', (number) => {
    const position = wonBoard({ before: number });
    const from = moves[number - 1]!.split('>')[0] as Place;
    const session = open(position);
    const tapped = respond(session, { kind: 'tap', place: from }).reply;
    expect(tapped).toMatchObject({ kind: 'selected' });
    const foundations =
      tapped.kind === 'selected' ? tapped.destinations.filter((to) => /\D/.test(to)) : [];
    expect(foundations).toEqual([expect.stringContaining('+'), expect.stringContaining('-')]);
    const up = `played ${from}>${foundations[0]!}`;
    expect(short(respond(session, { kind: 'to-foundation', from }).reply)).toBe(up);
    expect(short(respond(session, { kind: 'double-tap', place: from }).reply)).toBe(up);
  });
});
