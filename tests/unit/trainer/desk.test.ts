import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { formatClock } from '../../../src/components/trainer/clock.ts';
import { createDesk, type Desk, type House } from '../../../src/components/trainer/desk.ts';
import { open } from '../../../src/components/trainer/session.ts';
import { CHOICES, readSettings } from '../../../src/components/trainer/settings.ts';
import { it as words } from '../../../src/words/it.ts';
import { board } from '../engine/board.ts';

const deskWith = (house: Partial<House> = {}) => {
  const desk = createDesk(words, { greeting: 'Preparo le carte…', ...house });
  desk.lay(open(board), 'Si comincia.');
  return desk;
};

describe('what is awaited', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('is told when it is late, once', () => {
    const desk = deskWith();
    desk.tellLate('Un momento…');
    desk.tellLate('Un momento…');
    expect(desk.told.value.text).toBe('Si comincia.');
    vi.runAllTimers();
    expect(desk.told.value.text).toBe('Un momento…');
  });

  test.each([
    [
      'what it is comes at once',
      (desk: Desk) => {
        desk.tell('Ecco.');
      },
    ],
    [
      'something else is done',
      (desk: Desk) => {
        desk.type('3 4');
      },
    ],
    [
      'another board is laid',
      (desk: Desk) => {
        desk.lay(open(board), 'Si ricomincia.');
      },
    ],
  ])('is not told when %s', (_, act) => {
    const desk = deskWith();
    desk.tellLate('Un momento…');
    act(desk);
    const { text } = desk.told.value;
    vi.runAllTimers();
    expect(desk.told.value.text).toBe(text);
  });
});

describe('one voice answers everything', () => {
  test('with no board, nothing is done and nothing said', () => {
    const desk = createDesk(words, { greeting: 'Preparo le carte…' });
    expect(desk.act({ kind: 'ask-state' })).toBeUndefined();
    desk.type('10 14');
    expect(desk.told.value).toEqual({ text: 'Preparo le carte…', isOpening: true });
  });

  test('the same refusal twice differs, whichever door it came through', () => {
    const desk = deskWith();
    desk.type('3 6');
    const { text } = desk.told.value;
    expect(text).toMatch(/^Mossa rifiutata: 8 di cuori, dalla pila 3 alla pila 6\. /);
    desk.act({ kind: 'move', from: '3', to: '6' });
    expect(desk.told.value.text).toBe(`Tentativo 2. ${text}`);
    desk.type('3 6');
    expect(desk.told.value.text).toBe(`Tentativo 3. ${text}`);
    desk.type('3 4');
    expect(desk.told.value.text).toMatch(/^L’8 di cuori va /);
    desk.act({ kind: 'undo' });
    desk.type('3 6');
    expect(desk.told.value.text).toBe(text);
  });

  test('what the page opens with is not announced, and all that is told after it is', () => {
    const desk = createDesk(words, { greeting: 'Preparo le carte…' });
    desk.lay(open(board), 'Si comincia.', true);
    expect(desk.told.value).toMatchObject({ text: 'Si comincia.', isOpening: true });
    desk.repeat();
    expect(desk.told.value.text).toBe('Ripeto. Si comincia.');
    expect(desk.told.value.isOpening).toBeFalsy();
    desk.lay(open(board), 'Si ricomincia.');
    expect(desk.told.value.isOpening).toBeFalsy();
  });

  test('no text is ever the same as the one before it', () => {
    const desk = deskWith();
    const commands = ['ciao', 'ciao', '', '', '?', '?', '17', '17', 'u', 'u', 's', 's', 'l', 'l'];
    const told = commands.map((command) => {
      desk.type(command);
      return desk.told.value.text;
    });
    for (const [index, text] of told.entries()) expect(text).not.toBe(told[index - 1]);
  });

  test('a refusal leads to its rule, and so does its repetition; nothing else does', () => {
    const desk = deskWith();
    desk.type('8 7');
    expect(desk.told.value.anchor).toBe('r10');
    desk.repeat();
    expect(desk.told.value.anchor).toBe('r10');
    desk.type('s');
    expect(desk.told.value.anchor).toBeUndefined();
  });

  test('what the house adds comes after, in the same text', () => {
    const desk = deskWith({ onReply: ({ kind }) => (kind === 'played' ? 'Bene.' : '') });
    desk.type('3 4');
    expect(desk.told.value.text).toMatch(/: 1 carta\. Bene\.$/);
    desk.type('s');
    expect(desk.told.value.text).toMatch(/fondazioni\.$/);
  });
});

test.each([
  [0, '0:00'],
  [65, '1:05'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [3725, '1:02:05'],
])('%i seconds on the clock: %s', (seconds, shown) => {
  expect(formatClock(seconds)).toBe(shown);
});

describe('settings', () => {
  const first = Object.fromEntries(Object.entries(CHOICES).map(([name, [one]]) => [name, one]));

  test.each([
    [undefined],
    [null],
    [3],
    ['x'],
    [[]],
    [{}],
    [{ colours: 'red', size: 1, detail: null }],
  ])('from %j are those of the start', (json) => {
    expect(readSettings(json)).toEqual(first);
  });

  test('keep what is one of their choices, and nothing else', () => {
    expect(readSettings({ detail: 'short', rules: 'none', other: 1 })).toEqual({
      ...first,
      detail: 'short',
    });
  });

  test('have a name and a name of each choice in words', () => {
    const { names, choices } = words.panels.settings;
    for (const [name, all] of Object.entries(CHOICES)) {
      expect(names).toHaveProperty(name);
      for (const choice of all) expect(choices).toHaveProperty([name, choice]);
    }
  });
});
