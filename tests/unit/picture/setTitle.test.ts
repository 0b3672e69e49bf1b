import { readFileSync } from 'node:fs';

import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';

import { setTitle } from '../../../src/components/picture/setTitle.ts';
import { moveTitle } from '../../../src/describe/index.ts';
import { parseRecord, unfold } from '../../../src/engine/index.ts';
import { FONTS } from '../../../src/build/previews/drawPng.ts';
import { it as words } from '../../../src/words/it.ts';

const SIZES = [
  { size: 88, lines: 3 },
  { size: 60, lines: 5 },
  { size: 52, lines: 6 },
];

const read = parseRecord(readFileSync('content/games/partita-vinta.json', 'utf8'));
if (!read.ok) throw new Error(read.error.kind);
const steps = unfold(read.value);
if (!steps.ok) throw new Error(steps.error.kind);
const titles = steps.value.flatMap((step) =>
  step.kind === 'move' ? [moveTitle(step.before, step.move, words)] : [],
);

/** How wide a line is once it is drawn. */
const drawnWidth = (line: string, size: number): number =>
  new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="200"><text y="100" font-family="Crimson Pro" font-weight="600" font-size="${size}">${line}</text></svg>`,
    { font: { loadSystemFonts: false, fontFiles: FONTS } },
  ).getBBox()!.width;

test('no line of a title is wider than its column, once it is drawn', () => {
  const some = [...titles.filter((_, index) => index % 6 === 0), 'WWW MMM mmm WCAG @@@ ééé'];
  for (const title of some) {
    const { size, lines } = setTitle(title, 520, SIZES);
    for (const line of lines) {
      const width = drawnWidth(line, size);
      expect(width, line).toBeGreaterThan(0);
      expect(width, line).toBeLessThanOrEqual(520);
    }
  }
});

test('every title of a move is set whole, in no more lines than its size has', () => {
  for (const title of titles) {
    const { size, lines } = setTitle(title, 520, SIZES);
    expect(lines.join(' ')).toBe(title);
    expect(lines.length).toBeLessThanOrEqual(SIZES.find((one) => one.size === size)!.lines);
  }
});

test('a short title is set large, a long one in even lines', () => {
  expect(setTitle('Strategia', 520, SIZES)).toEqual({ size: 88, lines: ['Strategia'] });
  expect(setTitle('Uno sopra, uno sotto', 520, SIZES)).toEqual({
    size: 88,
    lines: ['Uno sopra,', 'uno sotto'],
  });
});

test('a word that no size has room for is set in the smallest', () => {
  const word = 'm'.repeat(40);
  expect(setTitle(word, 520, SIZES)).toEqual({ size: 52, lines: [word] });
});
