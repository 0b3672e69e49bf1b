import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('../../../src/styles/tokens.css', import.meta.url), 'utf8');
const plain = css.slice(0, css.indexOf('@media'));

const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];

/** The six digits of a colour token in a scheme. */
const colour = (token: string, scheme: Scheme): string => {
  const value = new RegExp(`--${token}:\\s*([^;]+);`).exec(plain)?.[1] ?? '';
  const colours = value.match(/#[\da-f]{6}\b/g) ?? [];
  const [light, dark = light] = colours;
  const found = scheme === 'light' ? light : dark;
  if (found === undefined) throw new Error(`--${token} has no colour of six digits`);
  return found;
};

/** The relative luminance of WCAG 2. */
const luminance = (hex: string): number => {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const part = parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

describe.each(SCHEMES)('in %s', (scheme) => {
  test.each([
    ['ink', 'paper'],
    ['ink', 'sunk'],
    ['ink', 'raised'],
    ['soft', 'paper'],
    ['soft', 'sunk'],
    ['link', 'paper'],
    ['link', 'sunk'],
    ['ink', 'sheet'],
    ['ink', 'tint'],
    ['on-gold', 'gold'],
    ['spades', 'face'],
    ['hearts', 'face'],
    ['diamonds', 'face'],
    ['clubs', 'face'],
  ])('%s can be read on %s: 7 to 1 (WCAG 1.4.6)', (text, surface) => {
    expect(contrast(colour(text, scheme), colour(surface, scheme))).toBeGreaterThanOrEqual(7);
  });

  test.each([
    ['border', 'paper'],
    ['border', 'raised'],
    ['link', 'paper'],
    ['bar', 'paper'],
    ['bar', 'sunk'],
    ['ink', 'bar'],
    ['mark', 'sheet'],
    ['mark', 'tint'],
    ['edge', 'sheet'],
    ['edge', 'tint'],
  ])('%s can be told from %s: 3 to 1 (WCAG 1.4.11)', (shape, surface) => {
    expect(contrast(colour(shape, scheme), colour(surface, scheme))).toBeGreaterThanOrEqual(3);
  });
});
