import type { Position } from '../../engine/index.ts';
import { BOARD } from './boardPlan.ts';
import { boardDrawing, type PictureOptions } from './boardSvg.ts';
import { escapeXml } from './escapeXml.ts';
import { inks } from './inks.ts';
import type { PictureWords } from './placeDrawing.ts';
import { setTitle } from './setTitle.ts';

/** The board that suits a page, in the picture that links to the page are shown with. */
export interface PicturedBoard extends PictureOptions {
  readonly position: Position;
  /** In smaller type over the title: «Mossa 10 di 119». */
  readonly over?: string | undefined;
}

/** What a link to a page is shown with elsewhere: its title beside a board. */
export interface Preview extends PicturedBoard {
  readonly title: string;
}

/** The size that the places which show previews ask for. */
export const PREVIEW = { width: 1200, height: 630 } as const;

const TITLE_FONT = 'Crimson Pro';
const LEFT = 64;
const COLUMN = 520;
const SIZES = [
  { size: 88, lines: 3 },
  { size: 72, lines: 4 },
  { size: 60, lines: 5 },
  { size: 52, lines: 6 },
] as const;
const BOARD_SCALE = 0.79;

const capitalised = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);

const titleBlock = (title: string, over: string | undefined): string => {
  const { size, lines } = setTitle(capitalised(title), COLUMN, SIZES);
  const leading = size * 1.08;
  const first = PREVIEW.height / 2 + 20 - ((lines.length - 1) * leading) / 2 + size * 0.3;
  const line = (text: string, index: number) =>
    `<tspan x="${LEFT}" y="${Math.round(first + index * leading)}">${escapeXml(text)}</tspan>`;
  const smaller =
    over === undefined
      ? ''
      : `<text x="${LEFT}" y="${Math.round(first - size)}" font-size="28" fill="${inks.soft}">${escapeXml(over)}</text>`;
  return (
    smaller +
    `<text font-family="${TITLE_FONT}" font-weight="600" font-size="${size}" fill="${inks.ink}">${lines.map(line).join('')}</text>`
  );
};

/** The site's sign and name, small, in the corner. */
const brand = (name: string): string =>
  `<g transform="translate(${LEFT - 4} 48)scale(1.9)"><path d="M14.5 2a10 10 0 1 0 7.3 14.6A8.2 8.2 0 0 1 14.5 2Z" fill="${inks.gold}"/></g>` +
  `<text x="${LEFT + 54}" y="84" font-family="${TITLE_FONT}" font-weight="600" font-size="38" fill="${inks.ink}">${escapeXml(name)}</text>`;

/**
 * The preview of a page as SVG: its title set in type beside a board. It is to be drawn with the fonts of
 * `build/previews/drawPng.ts`, and is no file to hand to others: they may not have them.
 */
export const previewSvg = (
  { position, title, over, from, to }: Preview,
  words: PictureWords,
  siteName: string,
): string => {
  const { width, height } = PREVIEW;
  const size = { width: BOARD.width * BOARD_SCALE, height: BOARD.height * BOARD_SCALE };
  const x = width - size.width - 26;
  const y = (height - size.height) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${inks.paper}"/>` +
    `<g transform="translate(${x} ${y})scale(${BOARD_SCALE})">${boardDrawing(position, words, { from, to })}</g>` +
    `<g font-family="Atkinson Hyperlegible">${brand(siteName)}${titleBlock(title, over)}</g>` +
    `</svg>`
  );
};
