import type { Page } from 'playwright-core';

import type { Measure } from './inPage/index.ts';
import { faultsOn } from './measure.ts';

/** How a page is looked at, and what is measured then. What is left out is as most have it. */
export interface View {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly colorScheme?: 'dark';
  readonly contrast?: 'more';
  readonly forcedColors?: 'active';
  readonly media?: 'print';
  /** The size that the visitor has set for text in the browser; 16 as it comes. */
  readonly fontSize?: number;
  /** With the spacing that a visitor may give to text (1.4.12). */
  readonly isSpaced?: boolean;
  readonly measures: readonly Measure[];
}

const PLACED = ['clippedText', 'spiltText', 'overlaps', 'beyondWidth'] as const;
const SEEN = ['faintText', 'faintEdges', 'faintRings', 'lostMarks'] as const;
const WORKED = ['cutChoices', 'smallTargets', 'motion', 'hiddenFocus'] as const;

const desktop = { width: 1440, height: 900 };
const laptop = { width: 1280, height: 800 };
const phone = { width: 390, height: 800 };
const narrow = { width: 320, height: 640 };

/** What is seen on a wide screen, in light colours; at last on paper, A4 between margins of 1 cm. */
export const WIDE: readonly [View, ...View[]] = [
  { name: 'wide', ...desktop, measures: [...PLACED, ...SEEN, ...WORKED] },
  { name: 'wide, more contrast', ...desktop, contrast: 'more', measures: SEEN },
  { name: 'wide, forced colours', ...desktop, forcedColors: 'active', measures: SEEN },
  { name: 'text spaced', ...laptop, isSpaced: true, measures: [...PLACED, 'cutChoices'] },
  { name: 'text twice as large', ...laptop, fontSize: 32, measures: [...PLACED, 'cutChoices'] },
  {
    ...{ name: 'paper', width: 718, height: 1046, media: 'print' },
    measures: [...PLACED, 'misprints', 'faintText', 'faintEdges', 'lostMarks'],
  },
];

/** What is seen on a narrow one, in dark colours; a screen of 1280 by 1024, enlarged four times, is one too. */
export const NARROW: readonly [View, ...View[]] = [
  {
    ...{ name: 'narrow, dark', ...narrow, colorScheme: 'dark' },
    measures: [...PLACED, ...SEEN, ...WORKED],
  },
  {
    ...{ name: 'narrow, dark, more contrast', ...narrow, colorScheme: 'dark', contrast: 'more' },
    measures: SEEN,
  },
  {
    ...{ name: 'narrow, dark, forced colours', ...narrow, colorScheme: 'dark' },
    ...{ forcedColors: 'active', measures: SEEN },
  },
  {
    name: 'enlarged four times',
    width: 320,
    height: 256,
    measures: ['beyondWidth', 'hiddenFocus'],
  },
  { name: 'narrow, text spaced', ...narrow, isSpaced: true, measures: [...PLACED, 'cutChoices'] },
  { name: 'phone, text twice as large', ...phone, fontSize: 32, measures: PLACED },
];

/** What is wrong with a page as it is now, in some views: faults in words, each after the name of its view. */
export async function faultsIn(page: Page, views: readonly View[]): Promise<string[]> {
  const faults: string[] = [];
  for (const view of views) {
    await look(page, view);
    const found = view.fontSize
      ? await withFontSize(page, view.fontSize, () => faultsOn(page, view.measures))
      : await faultsOn(page, view.measures);
    faults.push(...found.map((fault) => `${view.name}: ${fault}`));
  }
  return faults;
}

/** Shows a page as a view has it, but for the size of its text. */
export async function look(page: Page, view: View): Promise<void> {
  const { width, height, colorScheme, contrast, forcedColors, media, isSpaced = false } = view;
  await page.emulateMedia({
    reducedMotion: 'reduce',
    colorScheme: colorScheme ?? 'light',
    contrast: contrast ?? 'no-preference',
    forcedColors: forcedColors ?? 'none',
    media: media ?? 'screen',
  });
  await page.setViewportSize({ width, height });
  await page.evaluate((isWanted) => {
    // A style element is what the security policy refuses.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`,
    );
    document.adoptedStyleSheets = isWanted ? [sheet] : [];
  }, isSpaced);
}

async function withFontSize<Result>(page: Page, size: number, act: () => Promise<Result>) {
  const session = await page.context().newCDPSession(page);
  const setTo = (standard: number) =>
    session.send('Page.setFontSizes', { fontSizes: { standard, fixed: (standard * 13) / 16 } });
  await setTo(size);
  const result = await act();
  await setTo(16);
  await session.detach();
  return result;
}
