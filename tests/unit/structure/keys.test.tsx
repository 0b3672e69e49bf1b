// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { Lesson } from '../../../src/components/lesson/Lesson.tsx';
import { createTable } from '../../../src/components/trainer/table.ts';
import { Trainer } from '../../../src/components/trainer/Trainer.tsx';
import { live as words } from '../../../src/words/it/live.ts';
import { drawn } from '../../structure/drawn.ts';
import { board } from '../engine/board.ts';
import { lessonOf } from '../lessons/course.ts';
import { noHints, tableWith } from './tables.ts';

beforeEach(() => {
  localStorage.clear();
});

const { lesson } = lessonOf('asso-e-re');
const inPlay = {
  slug: 'asso-e-re',
  position: lesson.position,
  done: lesson.done,
  solution: lesson.solution,
  hints: ['', ''] as const,
  after: '',
  next: undefined,
};

/** The letters, figures, signs and arrows that a screen reader takes for itself, or a voice for words. */
const KEYS = [
  ...Array.from('abcdefghijklmnopqrstuvwxyz0123456789+-?,.'),
  ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'],
  ...['Tab', 'Backspace', 'Delete', 'F1', 'F6'],
];

describe.each([
  ['the trainer', () => <Trainer table={tableWith(board)} hints={noHints} words={words} />],
  ['a lesson', () => <Lesson lesson={inPlay} />],
])('%s', (_, component) => {
  test('takes no key: outside its field none does anything, nor is kept from the browser', async () => {
    const { root } = await drawn(component());
    const before = root.innerHTML;
    for (const on of [document.body, ...root.querySelectorAll('button, summary')])
      for (const key of KEYS) {
        const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
        expect(on.dispatchEvent(event), `${key} on ${on.textContent}`).toBe(true);
      }
    expect(root.innerHTML).toBe(before);
  });
});

describe('nothing is in a hurry', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const DAY = 24 * 60 * 60 * 1000;

  test('after a day a game is as it was left, but for the clock, which counts', async () => {
    const table = createTable(words, {});
    const trainer = await drawn(<Trainer table={table} hints={noHints} words={words} />);
    await trainer.after(() => {
      table.openAddress(new URL('https://crescent.example/allenamento/?codice=CR1-N-AAAAAAB'));
    });
    const before = await trainer.after(() => {
      table.type('s');
    });
    const later = await trainer.after(() => vi.advanceTimersByTimeAsync(DAY));
    const withoutClock = (phrases: readonly string[]) =>
      phrases.filter((phrase) => !phrase.startsWith('Tempo: '));
    expect(withoutClock(later)).toEqual(withoutClock(before));
    expect(later.find((phrase) => phrase.startsWith('Tempo: '))).toMatch(/^Tempo: 24:0/);
  });

  test('after a day a lesson is as it was left', async () => {
    const drawnLesson = await drawn(<Lesson lesson={inPlay} />);
    const before = await drawnLesson.press('Un indizio');
    expect(await drawnLesson.after(() => vi.advanceTimersByTimeAsync(DAY))).toEqual(before);
  });
});

describe('a pile', () => {
  test('has in its name the number that is seen on it, so that it can be called by voice', async () => {
    const { root } = await drawn(
      <Trainer table={tableWith(board)} hints={noHints} words={words} />,
    );
    const piles = [...root.querySelectorAll('.piles button')];
    expect(piles).toHaveLength(16);
    for (const pile of piles) {
      const seen = pile.querySelector('.label')!.textContent.trim();
      const name = pile.querySelector('.words')!.textContent;
      expect(name).toMatch(new RegExp(`^pila ${seen}:`));
    }
  });
});
