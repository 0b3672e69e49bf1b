import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  CODES,
  formatCode,
  formatPosition,
  isPlace,
  parseCode,
  parseMove,
  parsePosition,
  parseRecord,
  type Result,
} from '../../src/engine/index.ts';
import { codeNumbers, endings } from './arbitraries.ts';

/** Anything a caller may hold: what JSON can say and what it can't. */
const anything = fc.oneof(
  fc.anything({
    withBigInt: true,
    withDate: true,
    withMap: true,
    withNullPrototype: true,
    withObjectString: true,
    withSet: true,
    withSparseArray: true,
    withTypedArray: true,
  }),
  fc.json(),
  fc.string({ unit: 'binary' }),
);

const answers = (result: Result<unknown, { readonly kind: string }>) =>
  result.ok || typeof result.error.kind === 'string';

/** A copy of a value where one part, however deep, is another. */
const spoil = (value: unknown, path: readonly number[], part: unknown): unknown => {
  if (typeof value !== 'object' || value === null || path.length === 0) return part;
  const keys = Object.keys(value);
  const key = keys[path[0]! % Math.max(1, keys.length)];
  if (key === undefined) return part;
  const inner = spoil((value as Record<string, unknown>)[key], path.slice(1), part);
  return Array.isArray(value) ? value.with(Number(key), inner) : { ...value, [key]: inner };
};

const paths = fc.array(fc.nat(), { minLength: 1, maxLength: 3 });

describe('nothing that is read throws, whatever it is', () => {
  test('positions and records', () => {
    fc.assert(
      fc.property(anything, (value) => {
        expect(answers(parsePosition(value))).toBe(true);
        expect(answers(parseRecord(value))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('a position with one part spoilt is read only if it is two decks all the same', () => {
    fc.assert(
      fc.property(endings, paths, anything, (position, path, part) => {
        const value = spoil(position, path, part);
        const read = parsePosition(value);
        expect(answers(read)).toBe(true);
        if (read.ok)
          expect(JSON.parse(formatPosition(read.value))).toEqual(
            JSON.parse(JSON.stringify(position)),
          );
      }),
      { numRuns: 300 },
    );
  });

  test('codes and moves', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(answers(parseCode(text))).toBe(true);
        expect(answers(parseCode(`CR1-N-${text}`))).toBe(true);
        expect(answers(parseMove(text))).toBe(true);
        expect(answers(parseMove(`1>${text}`))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('codes (D7)', () => {
  test('a number gives its code, and the code, however typed, reads as itself', () => {
    const between = fc.constantFrom('', '-', ' ', '–', ' — ', '\u2011', '\u00a0');
    fc.assert(
      fc.property(codeNumbers, between, between, fc.boolean(), (number, one, two, lower) => {
        const code = formatCode(number);
        expect(code).toMatch(/^CR1-N-[A-Z2-7]{7}$/);
        const typed = ` CR1${one}N${two}${code.slice(6)}\n`;
        expect(parseCode(lower ? typed.toLowerCase() : typed)).toEqual({ ok: true, value: code });
      }),
    );
  });

  test('two numbers never share a code, and codes go up with their numbers', () => {
    const digits = (code: string) =>
      Array.from(code.slice(6), (letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter));
    const worth = (code: string) => digits(code).reduce((sum, digit) => sum * 32 + digit, 0);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: CODES - 1 }), (number) => {
        expect(worth(formatCode(number))).toBe(number);
      }),
    );
  });

  test('whatever is read is a code', () => {
    const letters = fc.string({
      unit: fc.constantFrom(...Array.from('CR1Nabz27- ßı0')),
      maxLength: 16,
    });
    fc.assert(
      fc.property(letters, (text) => {
        const read = parseCode(`cr1n${text}`);
        if (read.ok) expect(read.value).toMatch(/^CR1-N-[A-Z2-7]{7}$/);
      }),
      { numRuns: 500 },
    );
  });
});

test('whatever is read as a move is one, between two places', () => {
  const letters = fc.string({
    unit: fc.constantFrom(...Array.from('0123456789SHDC+->rR ')),
    maxLength: 7,
  });
  fc.assert(
    fc.property(letters, (text) => {
      const read = parseMove(text);
      if (!read.ok || read.value === 'R') return;
      const [from, to, ...rest] = read.value.split('>');
      expect([isPlace(from), isPlace(to), rest.length]).toEqual([true, true, 0]);
      expect(parseMove(read.value)).toEqual(read);
    }),
    { numRuns: 1000 },
  );
});
