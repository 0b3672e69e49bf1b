import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { Progress } from '../../../../src/survey/command/progress.ts';
import type { Task } from '../../../../src/survey/studies.ts';
import { made, open, win } from '../madeFindings.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const search = (deal: number): Task => ({ study: 'standard', deal, states: 1000 });
const games = (deal: number): Task => ({ study: 'simple', deal, states: 0 });

/** A stream that keeps what is written to it. */
const stream = (isTTY: boolean) => {
  const lines: string[] = [];
  return { isTTY, lines, write: (text: string) => lines.push(text) };
};

const wait = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

const TASKS = [...[0, 1, 2, 3, 4, 5].map(search), ...[0, 1].map(games)];

describe('the progress of a survey', () => {
  test('is drawn over itself in a terminal, once a second, and ends its line at the end', () => {
    const out = stream(true);
    const progress = new Progress(TASKS.slice(0, 3), [], out);
    wait(0.9);
    progress.add(made(search(0), win(10)));
    expect(out.lines).toEqual([]);
    wait(0.2);
    progress.add(made(search(1), open(10)));
    progress.add(made(search(2), win(10)));
    expect(out.lines).toEqual([
      '\r[################........] 2/3 (66.7 %), standard 2/3: won 50.0 %, 1 s left\u001B[K',
      '\r[########################] 3/3 (100.0 %), standard 3/3: won 66.7 %\u001B[K\n',
    ]);
  });

  test('is a line a minute elsewhere, without control characters', () => {
    const out = stream(false);
    const progress = new Progress(TASKS, [], out);
    for (const deal of [0, 1, 2]) {
      wait(25);
      progress.add(made(search(deal), win(10)));
    }
    expect(out.lines).toEqual([
      '[#########...............] 3/8 (37.5 %), standard 3/6: won 100.0 %, 75 s left\n',
    ]);
  });

  test('tells of the study in hand alone: its figures, and its time', () => {
    const out = stream(false);
    const progress = new Progress(TASKS, [], out);
    for (const deal of [0, 1, 2, 3, 4, 5]) progress.add(made(search(deal), open(10)));
    wait(200);
    progress.add(made(games(0), { won: 1, played: [104, 50] }));
    progress.add(made(games(1), { won: 0, played: [60, 50] }));
    expect(out.lines).toEqual([
      '[#####################...] 7/8 (87.5 %), simple 1/2: won 50.0 %, 4 min left\n',
      '[########################] 8/8 (100.0 %), simple 2/2: won 25.0 %\n',
    ]);
  });

  test('counts what was known before, but not its time', () => {
    const out = stream(true);
    const known = [0, 1, 2, 3].map((deal) => made(search(deal), win(10)));
    const progress = new Progress(TASKS, known, out);
    wait(10);
    progress.add(made(search(4), open(10)));
    expect(out.lines).toEqual([
      '\r[###############.........] 5/8 (62.5 %), standard 5/6: won 80.0 %, 10 s left\u001B[K',
    ]);
  });

  test('does not count what was known of other surveys, nor anything twice', () => {
    const out = stream(true);
    const others = [made(search(9), win(10)), made({ ...search(0), states: 5 }, win(1))];
    const progress = new Progress(
      TASKS,
      [...others, made(search(1), win(10)), made(search(1), win(10))],
      out,
    );
    wait(2);
    progress.add(made(search(0), win(10)));
    expect(out.lines.join()).toContain(' 2/8 (25.0 %), standard 2/6:');
  });
});
