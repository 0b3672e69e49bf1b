import { describe, expect, test } from 'vitest';

import { formatBoard, readBoard } from '../../../src/components/origin/linkedBoard.ts';
import { deal, start } from '../../../src/engine/index.ts';
import { wonBoard } from '../engine/wonGame.ts';

const dealt = start(deal('CR1-N-AAAAAAB'));
const written = formatBoard(dealt);
const later = formatBoard(wonBoard({ after: 47 }));
/** The board written with one part otherwise. */
const with_ = (index: number, pile: string) => written.split('.').with(index, pile).join('.');

describe('a board as an address has it', () => {
  test('is its piles in the notation of records, and nothing else at the start of a game', () => {
    expect(written.split('.')).toEqual(dealt.piles.map((cards) => cards.join('')));
    expect(readBoard(written)).toEqual({ ok: true, value: dealt });
  });

  test('later, an emptied pile, the tops of the foundations, and how many redistributions are left', () => {
    const [piles, tops, left] = later.split('_');
    expect(piles!.split('.')[1]).toBe('0');
    expect(tops).toMatch(/^(?:(?:10|[2-9AJQK])[SHDC]){8}$/);
    expect(left).toBe('2');
    expect(readBoard(later)).toEqual({ ok: true, value: wonBoard({ after: 47 }) });
  });

  test('needs no escape in an address, and stays short', () => {
    for (const text of [written, later]) {
      expect(new URLSearchParams({ carte: text }).toString()).toBe(`carte=${text}`);
      expect(text.length).toBeLessThan(260);
    }
  });

  test('is read in lower case too', () => {
    expect(readBoard(later.toLowerCase())).toEqual(readBoard(later));
  });
});

describe('a board that is none is refused with its first fault', () => {
  test.each<[what: string, text: string, error: object]>([
    ['nothing', '', { kind: 'wrong-pile-count' }],
    ['a pile too few', written.replace(/\.[^.]*$/, ''), { kind: 'wrong-pile-count' }],
    ['a pile too many', `${written}.0`, { kind: 'wrong-pile-count' }],
    ['no card', with_(2, '2H9X'), { kind: 'not-a-card', pile: 3, value: '9X' }],
    ['a one', with_(2, '1H9C'), { kind: 'not-a-card', pile: 3, value: '1H9' }],
    ['half a card', with_(15, '2H9'), { kind: 'not-a-card', pile: 16, value: '9' }],
    ['markup', with_(0, '<b>'), { kind: 'not-a-card', pile: 1, value: '<B' }],
    ['what looks like an escape', with_(0, '%2'), { kind: 'not-a-card', pile: 1, value: '%2' }],
    ['half a sign', with_(0, '\ud83c'), { kind: 'not-a-card', pile: 1, value: '\ud83c' }],
    ['a pile of 14', with_(0, '2S'.repeat(14)), { kind: 'pile-over-limit', pile: 1, count: 14 }],
    ['a pile twice', with_(1, written.split('.')[0]!), { kind: 'not-two-decks' }],
    ['no tops', `${written}_`, { kind: 'wrong-tops', text: '' }],
    ['a top of another suit', later.replace(/_\d+S/, '_2H'), { kind: 'wrong-tops', text: '2H' }],
    ['seven tops', later.replace(/..(?=_\d$)/, ''), { kind: 'wrong-tops' }],
    [
      'no count of redistributions',
      later.slice(0, -2),
      { kind: 'wrong-redistributions', value: '' },
    ],
    ['4 redistributions', later.replace(/\d$/, '4'), { kind: 'wrong-redistributions', value: 4 }],
    ['a part more', `${later}_1`, { kind: 'wrong-redistributions', value: '2_1' }],
  ])('%s', (_, text, error) => {
    expect(readBoard(text)).toMatchObject({ ok: false, error });
  });

  test('three copies of a card', () => {
    const [first, second] = [
      dealt.piles[0]![0]!,
      dealt.piles[0]!.find((card) => card !== dealt.piles[0]![0])!,
    ];
    expect(readBoard(written.replace(second, first))).toMatchObject({
      ok: false,
      error: { kind: 'not-two-decks' },
    });
  });
});
