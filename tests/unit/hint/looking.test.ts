import { expect, test } from 'vitest';

import { createLooking, type Sighting } from '../../../src/components/hint/looking.ts';
import { outcome, play, unfold, type Position } from '../../../src/engine/index.ts';
import { wonGame } from '../engine/wonGame.ts';
import { lessonOf } from '../lessons/course.ts';
import { motionlessDeal } from '../solver/motionlessDeal.ts';

/** A look with a clock of its own: each slice takes so many milliseconds, and goes on when it is told to. */
const looking = (millisecondsASlice: number) => {
  const told: Sighting[] = [];
  let time = 0;
  let next: (() => void) | undefined;
  const ask = createLooking({
    tell: (sighting) => told.push(sighting),
    now: () => time,
    later: (goOn) => {
      next = goOn;
    },
  });
  const goOn = (): boolean => {
    const now = next;
    next = undefined;
    time += millisecondsASlice;
    now?.();
    return now !== undefined;
  };
  return { ask, told, goOn };
};

/** The board after a move of the won game. */
const replayed = (moves: number): Position => {
  const steps = unfold(wonGame);
  if (!steps.ok) throw new Error('The won game can’t be played');
  return steps.value.find((step) => step.kind === 'move' && step.number === moves)!.after;
};

const { position } = lessonOf('un-piccolo-finale').lesson;

test('a small ending is won, by a line that the engine plays to the end', () => {
  const { ask, told, goOn } = looking(1);
  ask({ kind: 'begin', position });
  while (told.length === 0 && goOn());
  const [sighting] = told;
  expect(sighting?.kind).toBe('won');
  if (sighting?.kind === 'won')
    expect(outcome(sighting.line.reduce((board, action) => play(board, action), position))).toBe(
      'won',
    );
});

test('a deal that has no move in any face is proved to be lost', () => {
  const { ask, told, goOn } = looking(1);
  ask({ kind: 'begin', position: motionlessDeal() });
  while (told.length === 0 && goOn());
  expect(told).toEqual([{ kind: 'impossible' }]);
});

/** A board of the won game, far from its end, on which no win is found in a few slices. */
const hard = replayed(60);

test('on slow going it is said after 2, 5, 10 and 15 seconds that it goes on, and after 20 that it gives up', () => {
  const { ask, told, goOn } = looking(2500);
  ask({ kind: 'begin', position: hard });
  while (told.at(-1)?.kind !== 'given-up' && goOn());
  expect(told).toEqual([
    ...[2, 5, 10, 15].map((seconds) => ({ kind: 'searching', seconds })),
    { kind: 'given-up' },
  ]);
  ask({ kind: 'go-on' });
  goOn();
  expect(told.at(-1)).toEqual({ kind: 'searching', seconds: 2 });
});

test('a look that is ended says nothing more, and goes on when asked to', () => {
  const { ask, told, goOn } = looking(2500);
  ask({ kind: 'begin', position: hard });
  ask({ kind: 'end' });
  while (goOn());
  expect(told).toEqual([]);
  ask({ kind: 'go-on' });
  goOn();
  expect(told).toEqual([{ kind: 'searching', seconds: 2 }]);
});
