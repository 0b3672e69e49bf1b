import { describeBoard, describeTotals } from '../../describe/index.ts';
import { PLACES, type Place, type Position } from '../../engine/index.ts';
import { BOARD } from './boardPlan.ts';
import { escapeXml } from './escapeXml.ts';
import { inks } from './inks.ts';
import { placeDrawing, type PictureWords, type PlaceMark } from './placeDrawing.ts';

export interface PictureOptions {
  /** What the picture is called; by default, a board. */
  readonly title?: string | undefined;
  /** The places of a move to mark: where the card leaves, and where it goes. */
  readonly from?: Place | undefined;
  readonly to?: Place | undefined;
}

const FONTS =
  "'Atkinson Hyperlegible',system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif";

/** The crescent moon of the site, in a square of 24. */
export const moon = (ink: string): string =>
  `<path d="M14.5 2a10 10 0 1 0 7.3 14.6A8.2 8.2 0 0 1 14.5 2Z" fill="${ink}"/>`;

/** The same, large and pale, behind the foundations. */
const BACKDROP = `<g transform="translate(142 152)scale(18)">${moon(inks.moon)}</g>`;

/** A whole board as SVG elements, in a box of the size of `BOARD`, with no root and no ground of its own. */
export const boardDrawing = (
  position: Position,
  words: PictureWords,
  { from, to }: PictureOptions = {},
): string => {
  const markOf = (place: Place): PlaceMark => {
    if (place === from) return 'from';
    return place === to ? 'to' : undefined;
  };
  const places = PLACES.map((place) => placeDrawing(position, place, words, markOf(place)));
  return `<g font-family="${FONTS}">${BACKDROP}${places.join('')}</g>`;
};

/**
 * A whole board as an SVG file of its own: the horseshoe and the foundations as the site lays them out (R4, D6), named by
 * its title and described in full by its words. It asks for nothing from elsewhere, runs nothing, and sets no style that
 * a strict policy refuses. Whatever the words hold is escaped.
 */
export const boardSvg = (
  position: Position,
  words: PictureWords,
  options: PictureOptions = {},
): string => {
  const { width, height } = BOARD;
  const title = escapeXml(options.title ?? words.board.label);
  const description = escapeXml(describeBoard(position, words, 'card-first'));
  const totals = escapeXml(describeTotals(position, words));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">` +
    `<title>${title}</title><desc>${description}</desc>` +
    `<rect width="${width}" height="${height}" fill="${inks.paper}"/>` +
    boardDrawing(position, words, options) +
    `<text x="${width / 2}" y="${height - 72}" font-family="${FONTS}" font-size="17" text-anchor="middle" fill="${inks.soft}">${totals}</text>` +
    `</svg>\n`
  );
};
