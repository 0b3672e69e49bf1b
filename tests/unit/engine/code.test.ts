import { describe, expect, test } from 'vitest';

import { CODES, formatCode, parseCode, type CodeError } from '../../../src/engine/index.ts';

describe('a number and its code (D7)', () => {
  // RFC 4648: A is 0, Z is 25, 2 is 26, 7 is 31; seven digits, the last counts units.
  test.each<[number: number, code: string]>([
    [0, 'CR1-N-AAAAAAA'],
    [1, 'CR1-N-AAAAAAB'],
    [25, 'CR1-N-AAAAAAZ'],
    [26, 'CR1-N-AAAAAA2'],
    [31, 'CR1-N-AAAAAA7'],
    [32, 'CR1-N-AAAAABA'],
    [33, 'CR1-N-AAAAABB'],
    [1024, 'CR1-N-AAAABAA'],
    [2 ** 30, 'CR1-N-BAAAAAA'],
    [2 ** 32, 'CR1-N-EAAAAAA'],
    [2 ** 35 - 2, 'CR1-N-7777776'],
    [2 ** 35 - 1, 'CR1-N-7777777'],
  ])('%i is %s', (number, code) => {
    expect(formatCode(number)).toBe(code);
    expect(parseCode(code)).toEqual({ ok: true, value: code });
  });

  test.each([-1, 2 ** 35, 0.5, NaN, Infinity, -Infinity])('%d has no code', (number) => {
    expect(() => formatCode(number)).toThrow(new RangeError(`No code for ${number}`));
  });

  test('there are 2^35 of them', () => {
    expect(CODES).toBe(34_359_738_368);
  });
});

describe('a code as people type it (D7)', () => {
  test.each<[how: string, text: string]>([
    ['as it is', 'CR1-N-AAAAAAB'],
    ['lower case', 'cr1-n-aaaaaab'],
    ['mixed case', 'Cr1-n-AaAaAaB'],
    ['no hyphens', 'CR1NAAAAAAB'],
    ['lower case, no hyphens', 'cr1naaaaaab'],
    ['one hyphen missing', 'CR1N-AAAAAAB'],
    ['a hyphen too many', 'CR1--N-AAAA-AAB'],
    ['spaces around', '  CR1-N-AAAAAAB\t\n'],
    ['spaces for hyphens', 'CR1 N AAAAAAB'],
    ['spaces around hyphens', 'CR1 - N - AAAAAAB'],
    ['spaces that do not break', 'CR1\u00a0N\u202fAAAAAAB'],
    ['hyphens that do not break', 'CR1\u2011N\u2011AAAAAAB'],
    ['en dashes', 'CR1–N–AAAAAAB'],
    ['em dashes', 'CR1—N—AAAAAAB'],
    ['minus signs', 'CR1−N−AAAAAAB'],
    ['wide hyphens', 'CR1－N－AAAAAAB'],
    ['a byte order mark', '\ufeffCR1-N-AAAAAAB'],
    ['hyphens that show at the end of a line alone', 'CR1\u00adN\u00adAAAAAAB'],
    ['spaces of no width', 'CR1\u200bN\u200bAAA\u200bAAAB'],
    ['marks of the direction of writing', '\u202aCR1-N-AAAAAAB\u202c'],
    ['a null', 'CR1-N-AAAAAAB\u0000'],
  ])('%s: %s', (_, text) => {
    expect(parseCode(text)).toEqual({ ok: true, value: 'CR1-N-AAAAAAB' });
  });
});

describe('what is wrong with a code', () => {
  test.each<[text: string, error: CodeError]>([
    ['', { kind: 'empty' }],
    [' \n', { kind: 'empty' }],
    ['-- –', { kind: 'empty' }],
    ['AAAAAAB', { kind: 'wrong-beginning' }],
    ['CR2-N-AAAAAAB', { kind: 'wrong-beginning' }],
    ['CR', { kind: 'wrong-beginning' }],
    ['N-CR1-AAAAAAB', { kind: 'wrong-beginning' }],
    ['🂡', { kind: 'wrong-beginning' }],
    ['CR1', { kind: 'unknown-game' }],
    ['CR1-', { kind: 'unknown-game' }],
    ['CR1-X-AAAAAAB', { kind: 'unknown-game' }],
    ['CR1-AAAAAAB', { kind: 'unknown-game' }],
    ['CR1-CR1-N-AAAAAAB', { kind: 'unknown-game' }],
    ['CR1-🂡-AAAAAAB', { kind: 'unknown-game' }],
    ['CR1-N', { kind: 'wrong-length', count: 0 }],
    ['CR1-N-AAAAAA', { kind: 'wrong-length', count: 6 }],
    ['CR1-N-AAAAAAAB', { kind: 'wrong-length', count: 8 }],
    ['CR1-N-AAAAAA0', { kind: 'wrong-character', character: '0' }],
    ['CR1-N-AAAAAA1', { kind: 'wrong-character', character: '1' }],
    ['CR1-N-AAAAAA8', { kind: 'wrong-character', character: '8' }],
    ['CR1-N-AAAAAA9', { kind: 'wrong-character', character: '9' }],
    ['CR1-N-AAA.A!B', { kind: 'wrong-character', character: '.' }],
    ['CR1-N-é', { kind: 'wrong-character', character: 'é' }],
    // Capitals of these would read as SS, I, S, FF and K.
    ['CR1-N-AAAAAß', { kind: 'wrong-character', character: 'ß' }],
    ['CR1-N-AAAAAAı', { kind: 'wrong-character', character: 'ı' }],
    ['CR1-N-AAAAAAſ', { kind: 'wrong-character', character: 'ſ' }],
    ['CR1-N-AAAAAﬀ', { kind: 'wrong-character', character: 'ﬀ' }],
    ['CR1-N-AAAAAA\u212a', { kind: 'wrong-character', character: '\u212a' }],
    ['CR1-N-AAAAAА', { kind: 'wrong-character', character: 'А' }],
    ['CR1-N-AAAAA🂡', { kind: 'wrong-character', character: '🂡' }],
  ])('%j', (text, error) => {
    expect(parseCode(text)).toEqual({ ok: false, error });
  });

  test('a very long one is read to its end', () => {
    expect(parseCode(`CR1-N-${'A'.repeat(100_000)}`)).toEqual({
      ok: false,
      error: { kind: 'wrong-length', count: 100_000 },
    });
  });
});
