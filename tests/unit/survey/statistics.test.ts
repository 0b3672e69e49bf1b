import { describe, expect, test } from 'vitest';

import {
  greatestOf,
  intervalOf,
  intervalOfMean,
  meanOf,
  spreadOf,
} from '../../../src/survey/statistics.ts';

describe('the interval of a share', () => {
  test.each([
    // R. G. Newcombe, Statistics in Medicine 17 (1998) 857–872, table I, method 3.
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
    // The middle is the share itself where it is a half.
    [50, 100, 0.4038, 0.5962],
  ])('%i of %i is from %f to %f', (count, of, low, high) => {
    const [least, greatest] = intervalOf({ count, of });
    expect(least).toBeCloseTo(low, 4);
    expect(greatest).toBeCloseTo(high, 4);
  });

  test.each([1, 10, 500, 3100])('none and all of %i have a closed form', (of) => {
    const square = 1.959964 ** 2;
    const none = intervalOf({ count: 0, of });
    const all = intervalOf({ count: of, of });
    expect(none[0]).toBeCloseTo(0, 10);
    expect(none[0]).toBeGreaterThanOrEqual(0);
    expect(none[1]).toBeCloseTo(square / (of + square), 10);
    expect(all[0]).toBeCloseTo(of / (of + square), 10);
    expect(all[1]).toBeCloseTo(1, 10);
    expect(all[1]).toBeLessThanOrEqual(1);
  });

  test('holds the share, and is the narrower the more there are', () => {
    for (const of of [10, 100, 1000]) {
      const [low, high] = intervalOf({ count: (of * 3) / 10, of });
      const [lower, higher] = intervalOf({ count: of * 3, of: of * 10 });
      expect(low).toBeLessThan(lower);
      expect(lower).toBeLessThan(0.3);
      expect(higher).toBeGreaterThan(0.3);
      expect(high).toBeGreaterThan(higher);
    }
  });
});

describe('the spread of values', () => {
  test.each([
    [[7], [7, 7, 7, 7, 7]],
    [
      [3, 1],
      [1, 1, 3, 3, 3],
    ],
    [
      [5, 3, 1, 4, 2],
      [1, 2, 3, 4, 5],
    ],
    [
      [90, 10, 50, 30, 70, 20, 80, 40, 60],
      [10, 30, 50, 70, 90],
    ],
    [
      [100, 9, 20],
      [9, 20, 20, 100, 100],
    ],
  ])('of %j is %j', (values, spread) => {
    expect(spreadOf(values)).toEqual(spread);
  });

  test('leaves the values as they were', () => {
    const values = [2, 1];
    spreadOf(values);
    expect(values).toEqual([2, 1]);
  });

  test('does not exist where there are none', () => {
    expect(() => spreadOf([])).toThrow(RangeError);
  });
});

describe('the mean over deals', () => {
  test('has the standard error of the sample', () => {
    // Squares of the distances from 5: 9 + 1 + 1 + 1 + 0 + 0 + 4 + 16 = 32; √(32 / 7 / 8) = 0.75593.
    expect(meanOf([2, 4, 4, 4, 5, 5, 7, 9])).toEqual({ mean: 5, error: 0.7559 });
  });

  test('is told with four places', () => {
    expect(meanOf([1, 0, 0])).toEqual({ mean: 0.3333, error: 0.3333 });
  });

  test('of one deal has no error that could be known, and of none there is nothing', () => {
    expect(meanOf([0.5])).toEqual({ mean: 0.5, error: 0 });
    expect(meanOf([])).toEqual({ mean: 0, error: 0 });
  });

  test('has an interval of 1.96 errors either way', () => {
    const [low, high] = intervalOfMean({ mean: 5, error: 0.5 });
    expect(low).toBeCloseTo(4.02, 4);
    expect(high).toBeCloseTo(5.98, 4);
  });
});

test('the greatest of more values than a call can take', () => {
  expect(greatestOf(Array.from({ length: 500_000 }, (_, index) => index % 1000))).toBe(999);
});
