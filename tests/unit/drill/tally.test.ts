import { describe, expect, test } from 'vitest';

import { SUBJECTS } from '../../../src/components/drill/subject.ts';
import {
  answersIn,
  readTally,
  scoreOf,
  weightOf,
  withAnswer,
  type Tally,
} from '../../../src/components/drill/tally.ts';
import { drawnOf, shareOf } from './asked.ts';

const after = (...answers: readonly boolean[]): Tally =>
  answers.reduce((tally: Tally, isRight) => withAnswer(tally, 'full-pile', isRight), {});

describe('the tally', () => {
  test.each<[readonly boolean[], right: number, wrong: number, owed: number]>([
    [[], 0, 0, 0],
    [[true], 1, 0, 0],
    [[false], 0, 1, 2],
    [[false, true], 1, 1, 1],
    [[false, true, true, true], 3, 1, 0],
    [[false, false, false, false, false], 0, 5, 6],
  ])('after %j', (answers, right, wrong, owed) => {
    expect(scoreOf(after(...answers), 'full-pile')).toEqual({ right, wrong, owed });
    expect(answersIn(after(...answers))).toBe(answers.length);
  });

  test('of one subject leaves the others as they were', () => {
    const tally = withAnswer(after(false), 'base', true);
    expect(scoreOf(tally, 'full-pile')).toEqual({ right: 0, wrong: 1, owed: 2 });
    expect(scoreOf(tally, 'suit')).toEqual({ right: 0, wrong: 0, owed: 0 });
  });
});

describe('what was missed', () => {
  test.each(SUBJECTS)('comes up more, and less again once it is known: %s', (subject) => {
    const missed = [1, 2, 3].reduce((tally: Tally) => withAnswer(tally, subject, false), {});
    const known = [1, 2, 3, 4, 5, 6].reduce(
      (tally: Tally) => withAnswer(tally, subject, true),
      missed,
    );
    const share = (tally: Tally) =>
      shareOf(drawnOf(tally, 3000, 9), (drawn) => drawn.subject === subject);
    expect(share(missed)).toBeGreaterThan(2 * share({}));
    expect(share(known)).toBe(share({}));
    expect(weightOf(missed, subject)).toBe(7 * weightOf({}, subject));
  });
});

describe('what is kept', () => {
  test('is read back', () => {
    const tally = withAnswer(after(true, false), 'base', true);
    expect(readTally(JSON.parse(JSON.stringify(tally)))).toEqual(tally);
    expect(readTally({})).toEqual({});
  });

  test('may hold subjects of another version of the site', () => {
    expect(readTally({ jokers: { right: 'many' }, base: { right: 1, wrong: 0, owed: 0 } })).toEqual(
      {
        base: { right: 1, wrong: 0, owed: 0 },
      },
    );
  });

  test.each<[unknown]>([
    [null],
    [7],
    ['base'],
    [[]],
    [{ base: null }],
    [{ base: {} }],
    [{ base: { right: 1, wrong: 0 } }],
    [{ base: { right: -1, wrong: 0, owed: 0 } }],
    [{ base: { right: 1.5, wrong: 0, owed: 0 } }],
    [{ base: { right: '1', wrong: 0, owed: 0 } }],
    [{ base: { right: 1, wrong: 0, owed: 7 } }],
    [{ base: { right: 1e300, wrong: 0, owed: 0 } }],
    [{ base: { right: 1, wrong: 0, owed: 0 }, suit: 3 }],
  ])('is none where it makes no sense: %j', (json) => {
    expect(readTally(json)).toBeUndefined();
  });
});
