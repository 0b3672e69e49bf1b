import { expect, test } from 'vitest';

import { respond } from '../../../src/components/trainer/respond.ts';
import { open } from '../../../src/components/trainer/session.ts';
import { createTapReader } from '../../../src/components/trainer/taps.ts';
import type { Place } from '../../../src/engine/index.ts';
import { board } from '../engine/board.ts';
import { short } from './sessions.ts';

/** What comes of taps on the board, each at its time in milliseconds. */
const tapping = (...taps: [place: Place, time: number][]): string[] => {
  let session = open(board);
  const heard: string[] = [];
  const tap = createTapReader((intent) => {
    const response = respond(session, intent);
    session = response.session;
    heard.push(short(response.reply));
    return response.reply;
  });
  for (const [place, time] of taps) tap(place, time);
  return heard;
};

test.each<[what: string, taps: [Place, number][], heard: string[]]>([
  ['one tap chooses', [['14', 0]], ['selected 14: 2 S-']],
  [
    'a slow second lets go',
    [
      ['14', 0],
      ['14', 900],
    ],
    ['selected 14: 2 S-', 'unselected 14'],
  ],
  [
    'a quick second goes to the foundation',
    [
      ['14', 0],
      ['14', 200],
    ],
    ['selected 14: 2 S-', 'played 14>S-'],
  ],
  [
    'a quick second with no foundation keeps the choice',
    [
      ['3', 0],
      ['3', 200],
    ],
    ['selected 3: 4 5', 'selected 3: 4 5'],
  ],
  [
    'a double tap on a card that one tap plays moves no other card',
    [
      ['16', 0],
      ['16', 200],
    ],
    ['played 16>D+'],
  ],
  [
    'a double tap on the destination moves no other card',
    [
      ['3', 0],
      ['5', 900],
      ['5', 1000],
    ],
    ['selected 3: 4 5', 'played 3>5'],
  ],
  [
    'quick taps on two places are no double tap',
    [
      ['3', 0],
      ['5', 100],
    ],
    ['selected 3: 4 5', 'played 3>5'],
  ],
  [
    'a third quick tap moves no other card',
    [
      ['14', 0],
      ['14', 200],
      ['14', 300],
    ],
    ['selected 14: 2 S-', 'played 14>S-'],
  ],
  [
    'however many they are',
    [
      ['14', 0],
      ['14', 200],
      ['14', 500],
      ['14', 800],
    ],
    ['selected 14: 2 S-', 'played 14>S-'],
  ],
  [
    'a double tap on a place that refuses a card is refused once, and moves no other',
    [
      ['3', 0],
      ['16', 900],
      ['16', 1000],
    ],
    ['selected 3: 4 5', 'refused different-suit not-adjacent'],
  ],
  [
    'a double tap on the chosen card goes to the foundation',
    [
      ['14', 0],
      ['14', 900],
      ['14', 1000],
    ],
    ['selected 14: 2 S-', 'unselected 14', 'played 14>S-'],
  ],
  [
    'a double tap on an emptied pile tells of it once',
    [
      ['6', 0],
      ['6', 100],
    ],
    ['place 6'],
  ],
])('%s', (_, taps, heard) => {
  expect(tapping(...taps)).toEqual(heard);
});
