import { describe, expect, test } from 'vitest';

import { formatMoves } from '../../../src/components/origin/formatMoves.ts';
import { parseMoves } from '../../../src/components/origin/parseMoves.ts';
import type { Action } from '../../../src/engine/index.ts';
import { wonGame } from '../engine/wonGame.ts';

describe('what was played as an address has it', () => {
  test.each<[text: string, moves: readonly Action[]]>([
    ['', []],
    ['10-14', ['10>14']],
    ['R', ['R']],
    ['10-14.5-KS.R.16-AH', ['10>14', '5>S-', 'R', '16>H+']],
    ['AD-KD.KC-AC', ['D+>D-', 'C->C+']],
  ])('%s', (text, moves) => {
    expect(formatMoves(moves)).toBe(text);
    expect(parseMoves(text)).toEqual({ ok: true, value: moves });
    expect(parseMoves(text.toLowerCase())).toEqual({ ok: true, value: moves });
  });

  test('the won game needs no escape, and fits into any address', () => {
    const text = formatMoves(wonGame.moves);
    expect(new URLSearchParams({ mosse: text }).toString()).toBe(`mosse=${text}`);
    expect(text.length).toBeLessThan(800);
    expect(parseMoves(text)).toEqual({ ok: true, value: wonGame.moves });
  });
});

test.each(['R.', 'R,', 'R).', 'R!”', 'R.»'])(
  '%s is read without the end of its sentence',
  (text) => {
    expect(parseMoves(text)).toEqual({ ok: true, value: ['R'] });
  },
);

test.each<[text: string, at: number, entry: string]>([
  ['10-14..R', 2, ''],
  ['10', 1, '10'],
  ['10-14-3', 1, '10-14-3'],
  ['R.17-3', 2, '17-3'],
  ['3-QS', 1, '3-QS'],
  ['3-AX', 1, '3-AX'],
  ['3-__proto__', 1, '3-__PROTO__'],
  ['R.<script>', 2, '<SCRIPT>'],
  ['R R', 1, 'R R'],
])('%j has no move at %i', (text, at, entry) => {
  expect(parseMoves(text)).toEqual({
    ok: false,
    error: { kind: 'unreadable-entry', at, text: entry },
  });
});
