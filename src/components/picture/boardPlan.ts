import type { Place } from '../../engine/index.ts';
import { cellOf } from '../board/cell.ts';

/** A card’s size, and the room from one card to the next, in the units of the picture. */
export const CARD = { width: 72, height: 96, corner: 7 } as const;
const GAP = 12;
const MARGIN = 24;
/** Under a card: the edges of those that it lies on, and its number and count. */
const ROW = CARD.height + 44;
const COLUMN = CARD.width + GAP;

export const BOARD = {
  width: 2 * MARGIN + 8 * COLUMN - GAP,
  height: 2 * MARGIN + 5 * ROW - 12,
} as const;

export interface Point {
  readonly x: number;
  readonly y: number;
}

const at = (column: number, row: number): Point => ({
  x: MARGIN + column * COLUMN,
  y: MARGIN + row * ROW,
});

/** The upper left corner of the card of a place. */
export const cornerOf = (place: Place): Point => at(...cellOf(place));

/** What the arch of piles stands round, as an SVG path: open at the foot, round at the top. */
export const MIDDLE = (() => {
  const [left, right, top] = [
    MARGIN + COLUMN - GAP / 4,
    BOARD.width - MARGIN - COLUMN + GAP / 4,
    MARGIN + ROW - 4,
  ];
  const radii = `${(right - left) / 2} ${(BOARD.height - top) * 0.34}`;
  const shoulder = top + (BOARD.height - top) * 0.34;
  return `M${left} ${BOARD.height}V${shoulder}A${radii} 0 0 1 ${right} ${shoulder}V${BOARD.height}Z`;
})();

/** A path of the board whose unit is a place, 8 by 5, in the units of the picture. */
export const inPicture = (path: string): string =>
  path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, across: string, down: string) => {
    const x = MARGIN - GAP / 2 + Number(across) * COLUMN;
    const y = MARGIN - 4 + Number(down) * ROW;
    return `${Number(x.toFixed(1))} ${Number(y.toFixed(1))}`;
  });
