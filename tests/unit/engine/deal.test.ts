import { describe, expect, test } from 'vitest';

import { deal, formatCode, parseCode, parsePosition, start } from '../../../src/engine/index.ts';
import golden from './golden-deals.json' with { type: 'json' };

/**
 * The golden deals were made by a second program, in another language, from this description and not from the engine:
 *
 * - the 96 cards in the order S H D C and, in each suit, A 2 … K, every card twice but the ace and the king once;
 * - sfc32 with a = 0, b = the low 32 bits of the number, c = its high bits, counter = 1, the first 12 results discarded;
 *   a result is a + b + counter, then counter + 1, a = b xor b >> 9, b = c + (c << 3), c = (c rotated left by 21) + result;
 * - for the last card down to the second: it changes places with one of the cards up to itself, the result modulo their
 *   number; a result not below the greatest multiple of that number under 2^32 is discarded and the next one taken;
 * - the first six cards are pile 1 from bottom to top, the next six pile 2, and so on.
 *
 * Numbers 1755418 and 7413999 are among the few whose shuffle discards a result for that last reason; that of 21312964
 * discards the very multiple.
 */
describe('a code deals the same hand for ever (R28)', () => {
  test.each(golden)('$code, number $number', ({ number, code, deal: piles }) => {
    expect(formatCode(number)).toBe(code);
    const read = parseCode(code);
    expect(read.ok && deal(read.value).map((pile) => pile.join(' '))).toEqual(piles);
  });

  test('there are eleven, all different', () => {
    expect(new Set(golden.map(({ deal: piles }) => piles.join(' '))).size).toBe(11);
  });
});

describe('the start of a game (R3, R20)', () => {
  const first = start(deal(formatCode(1)));

  test('16 piles of 6, a base on each foundation, 3 redistributions', () => {
    expect(first.piles.map(({ length }) => length)).toEqual(Array<number>(16).fill(6));
    expect(first).toMatchObject({
      up: { S: 1, H: 1, D: 1, C: 1 },
      down: { S: 1, H: 1, D: 1, C: 1 },
      redistributionsLeft: 3,
    });
  });

  test('is two decks', () => {
    expect(parsePosition(first)).toEqual({ ok: true, value: first });
  });
});

describe('the shuffle is fair, over codes that lie side by side', () => {
  const codes = 2000;
  const deals = Array.from({ length: codes }, (_, number) => deal(formatCode(number)).flat());
  const slots = 96;
  const copies = new Map<string, number>();
  for (const card of deals[0]!) copies.set(card, (copies.get(card) ?? 0) + 1);

  test('every card comes equally often in every place', () => {
    let chiSquare = 0;
    for (let slot = 0; slot < slots; slot++) {
      const seen = new Map<string, number>();
      for (const cards of deals) seen.set(cards[slot]!, (seen.get(cards[slot]!) ?? 0) + 1);
      for (const [card, count] of copies) {
        const expected = (codes * count) / slots;
        chiSquare += ((seen.get(card) ?? 0) - expected) ** 2 / expected;
      }
    }
    // A table of 52 cards by 96 places whose rows and columns are fixed in every deal.
    const freedom = (52 - 1) * (slots - 1);
    const scale = slots / (slots - 1);
    const deviations = (chiSquare / scale - freedom) / Math.sqrt(2 * freedom);
    expect(Math.abs(deviations)).toBeLessThan(4);
  });

  test('the deals of two numbers in a row agree no more than by chance', () => {
    let agreeing = 0;
    for (let index = 1; index < codes; index++)
      agreeing += deals[index]!.filter((card, slot) => card === deals[index - 1]![slot]).length;
    const mean = [...copies.values()].reduce((sum, count) => sum + count ** 2, 0) / slots;
    const deviations = (agreeing - mean * (codes - 1)) / Math.sqrt(mean * (codes - 1));
    expect(Math.abs(deviations)).toBeLessThan(4);
  });
});
