import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { Candidates } from '../../../src/solver/candidates.ts';
import { KeySet } from '../../../src/solver/keySet.ts';
import { Pool } from '../../../src/solver/pool.ts';
import { randomFrom } from '../../../src/solver/random.ts';
import { selectHighest } from '../../../src/solver/selection.ts';
import { Trail } from '../../../src/solver/trail.ts';
import { jittered, WEIGHTS } from '../../../src/solver/weights.ts';

const numbers = fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 1, maxLength: 200 });
const descending = (one: number, other: number) => other - one;

describe('the best of many', () => {
  test('selection brings the highest to the front', () => {
    fc.assert(
      fc.property(numbers, fc.nat(), (values, choice) => {
        const keep = 1 + (choice % values.length);
        const order = Int32Array.from(values, (_, index) => index);
        selectHighest(order, Float64Array.from(values), values.length, keep);
        expect([...order].sort((one, other) => one - other)).toEqual([...values.keys()]);
        const kept = [...order.subarray(0, keep)].map((index) => values[index]!);
        expect(kept.sort(descending)).toEqual(values.toSorted(descending).slice(0, keep));
      }),
    );
  });

  test('candidates keep as many as the beam is wide', () => {
    fc.assert(
      fc.property(numbers, (values) => {
        const candidates = new Candidates(5);
        for (const [index, value] of values.entries()) candidates.offer(index, index, value);
        candidates.keepBest();
        const kept = [...candidates.values.subarray(0, candidates.count)];
        expect(kept.sort(descending)).toEqual(values.toSorted(descending).slice(0, 5));
        for (let index = 0; index < candidates.count; index++)
          expect(values[candidates.parents[index]!]).toBe(candidates.values[index]);
      }),
    );
  });

  test('the pool gives the place of its lowest to a higher one', () => {
    fc.assert(
      fc.property(numbers, (values) => {
        const pool = new Pool(7);
        const held: number[] = [];
        for (const value of values) {
          const place = pool.offer(value);
          if (place >= 0) held[place] = value;
        }
        expect(held).toHaveLength(pool.count);
        expect(held.sort(descending)).toEqual(values.toSorted(descending).slice(0, 7));
      }),
    );
  });
});

describe('what is kept', () => {
  test('a key is new once', () => {
    const keys = new KeySet();
    keys.clear(4);
    for (let key = 0; key < 12; key++) expect(keys.add(0, key)).toBe(true);
    for (let key = 0; key < 12; key++) expect(keys.add(0, key)).toBe(false);
    expect(keys.add(2, 0)).toBe(true);
  });

  test('a full set takes every other key as new, and an emptied one all', () => {
    const keys = new KeySet();
    keys.clear(3);
    for (let key = 0; key < 6; key++) keys.add(key * 2, key);
    expect([keys.add(99, 99), keys.add(99, 99)]).toEqual([true, true]);
    expect(keys.add(2, 1)).toBe(false);
    keys.clear(2);
    expect(keys.add(2, 1)).toBe(true);
  });

  test('a trail leads back to the start, however long', () => {
    const trail = new Trail();
    let node = trail.add(0, 0);
    for (let move = 1; move <= 5000; move++) node = trail.add(node, move % 1000);
    const line = trail.lineTo(node);
    expect(line).toHaveLength(5000);
    expect(line.slice(0, 3)).toEqual([1, 2, 3]);
  });
});

describe('chance', () => {
  test('the same seed gives the same numbers, from 0 to below 1', () => {
    const [one, other] = [randomFrom(5), randomFrom(5)];
    const drawn = Array.from({ length: 1000 }, one);
    expect(Array.from({ length: 1000 }, other)).toEqual(drawn);
    expect(drawn.every((number) => number >= 0 && number < 1)).toBe(true);
    expect(new Set(drawn).size).toBe(1000);
  });

  test('jitter leaves weights near what they were, and the decay a decay', () => {
    const random = randomFrom(1);
    for (let time = 0; time < 100; time++) {
      const { later, decay } = jittered(WEIGHTS, 0.4, random);
      expect(Math.abs(later / WEIGHTS.later - 1)).toBeLessThanOrEqual(0.4);
      expect(decay).toBeGreaterThan(0.8);
      expect(decay).toBeLessThan(1);
    }
  });
});
