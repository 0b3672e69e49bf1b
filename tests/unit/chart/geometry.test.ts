import { describe, expect, test } from 'vitest';

import { barRows } from '../../../src/components/chart/barRows.ts';
import type { Bar, Columns } from '../../../src/components/chart/chart.ts';
import { columnPlot } from '../../../src/components/chart/columnPlot.ts';
import { hundredBox, hundredCards } from '../../../src/components/chart/hundredCards.ts';

const size = (text: string): number => Number.parseFloat(text);

describe('rows of bars', () => {
  const bars: Bar[] = [
    { label: 'uno', value: 0, shown: '0 %' },
    { label: 'due', value: 0.25, shown: '25,0 %', interval: [0.2, 0.3125] },
    { label: 'tre', value: 1, shown: '100 %' },
  ];

  test('a bar is as long as its share of the width, and its interval is where it says', () => {
    const [first, second, third] = barRows(bars);
    expect([first!.length, second!.length, third!.length]).toEqual(['0%', '25%', '100%']);
    expect(second!.reach).toEqual({ from: '20%', to: '31.25%' });
    expect(first!.reach).toBeUndefined();
  });

  test.each([-0.01, 1.01, Number.NaN])('a value of %d is refused', (value) => {
    expect(() => barRows([{ label: 'uno', value, shown: '' }])).toThrow(RangeError);
  });

  test('so is an interval that leaves the width', () => {
    const bar: Bar = { label: 'uno', value: 0.99, shown: '', interval: [0.98, 1.001] };
    expect(() => barRows([bar])).toThrow('1.001');
  });
});

describe('columns', () => {
  const columns: Columns = {
    kind: 'columns',
    counts: [2, 8, 0, 4],
    edges: [110, 120, 130, 140, 150],
    unit: 'mosse',
    stretch: { from: 115, to: 140, label: 'metà' },
  };
  const plot = columnPlot(columns);

  test('are as tall as their counts, and stand on the floor', () => {
    const heights = plot.columns.map(({ height }) => size(height));
    expect(heights.map((height) => height / heights[1]!)).toEqual([0.25, 1, 0, 0.5]);
    for (const { top, height } of plot.columns)
      expect(size(top) + size(height)).toBeCloseTo(size(plot.floor));
  });

  test('share the width, each within its class', () => {
    for (const [index, { start, width }] of plot.columns.entries()) {
      expect(size(start)).toBeGreaterThan(index * 25);
      expect(size(start) + size(width)).toBeLessThan((index + 1) * 25);
    }
  });

  test('have a number at each edge where there is room, and the count of the tallest over it', () => {
    expect(plot.numbers).toEqual([
      { edge: 110, at: '0%', isBetween: false },
      { edge: 120, at: '25%', isBetween: true },
      { edge: 130, at: '50%', isBetween: false },
      { edge: 140, at: '75%', isBetween: true },
      { edge: 150, at: '100%', isBetween: false },
    ]);
    expect(plot.tallest).toMatchObject({ middle: '37.5%', count: 8 });
    const many = Array.from({ length: 24 }, (_, index) => index);
    const dense = columnPlot({
      ...columns,
      counts: many.slice(1),
      edges: many,
      stretch: { ...columns.stretch, from: 0, to: 23 },
    });
    expect(dense.numbers.map(({ edge }) => edge)).toEqual([0, 3, 6, 9, 12, 15, 18, 21]);
  });

  test('have the stretch where its ends are', () => {
    expect(plot.stretch).toMatchObject({ from: '12.5%', to: '75%', middle: '43.75%' });
  });

  test('need one edge more than they are, and a stretch within them', () => {
    expect(() => columnPlot({ ...columns, edges: [110, 120] })).toThrow(RangeError);
    const stretch = { ...columns.stretch, to: 151 };
    expect(() => columnPlot({ ...columns, stretch })).toThrow(RangeError);
  });
});

describe('a hundred cards', () => {
  const cards = (path: string) => path.match(/M[^M]+z/g) ?? [];

  test.each([0, 1, 60, 99, 100])('%i of them are full and the others empty', (count) => {
    const [full, empty] = hundredCards(count).map(cards);
    expect([full!.length, empty!.length]).toEqual([count, 100 - count]);
    expect(new Set([...full!, ...empty!]).size).toBe(100);
  });

  test('lie within the box of the drawing', () => {
    const [left, top, width, height] = hundredBox.split(' ').map(Number) as [
      number,
      number,
      number,
      number,
    ];
    for (const card of cards(hundredCards(100)[0])) {
      const [x, y] = card.match(/[\d.]+/g)!.map(Number) as [number, number];
      expect(x).toBeGreaterThan(left);
      expect(x).toBeLessThan(left + width);
      expect(y).toBeGreaterThan(top);
      expect(y).toBeLessThan(top + height);
    }
  });

  test.each([-1, 101, 99.5])('%d of them is no count', (count) => {
    expect(() => hundredCards(count)).toThrow(RangeError);
  });
});
