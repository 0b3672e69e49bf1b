import { describeBoard, describeTotals } from '../../describe/index.ts';
import { PLACES, type Place, type Position } from '../../engine/index.ts';
import { arrowPath } from '../board/arrowPath.ts';
import { BOARD, inPicture, MIDDLE } from './boardPlan.ts';
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

/** The way of a card that moves, through the empty middle, parted from what it crosses. */
const arrow = (from: Place, to: Place): string => {
  const { line, head } = arrowPath(from, to);
  const stroke = (ink: string, width: number) =>
    `<path d="${inPicture(line)}" fill="none" stroke="${ink}" stroke-width="${width}"/>`;
  const tip = `<path d="${inPicture(head)}" fill="${inks.mark}"/>`;
  return stroke(inks.sheet, 9) + stroke(inks.mark, 4) + tip;
};

/** A whole board as SVG elements, in a box of the size of `BOARD`, with no root of its own. */
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
  return (
    `<g font-family="${FONTS}">` +
    `<rect width="${BOARD.width}" height="${BOARD.height}" rx="14" fill="${inks.tint}"/>` +
    `<path d="${MIDDLE}" fill="${inks.sheet}"/>` +
    places.join('') +
    (from && to ? arrow(from, to) : '') +
    `</g>`
  );
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
    boardDrawing(position, words, options) +
    `<text x="${width / 2}" y="${height - 72}" font-family="${FONTS}" font-size="17" text-anchor="middle" fill="${inks.soft}">${totals}</text>` +
    `</svg>\n`
  );
};
