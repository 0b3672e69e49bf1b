import {
  countAt,
  isAscending,
  isFoundation,
  rankOf,
  suitOf,
  topOf,
  type Card,
  type Place,
  type Position,
} from '../../engine/index.ts';
import { describePlace } from '../../describe/index.ts';
import type { Words } from '../../words/it.ts';
import { CARD, cornerOf } from './boardPlan.ts';
import { escapeXml } from './escapeXml.ts';
import { inks, suitInks } from './inks.ts';
import { suitShapes } from './suitShapes.ts';

export type PictureWords = Pick<Words, 'board' | 'card'>;

/** Where a card leaves, where it goes. */
export type PlaceMark = 'from' | 'to' | undefined;

const { width, height, corner } = CARD;
const middle = width / 2;
const LABEL = height + 25;

const box = (y: number, attributes: string): string =>
  `<rect y="${y}" width="${width}" height="${height}" rx="${corner}" ${attributes}/>`;

/** The edges of the cards underneath tell at a glance a thin pile from a thick one. */
const edges = (count: number): string => {
  const seen = count > 6 ? 3 : count > 3 ? 2 : count > 1 ? 1 : 0;
  return Array.from({ length: seen }, (_, index) =>
    box(2 * (seen - index), `fill="${inks.face}" stroke="${inks.edge}"`),
  ).join('');
};

const face = (card: Card, words: PictureWords): string => {
  const suit = suitOf(card);
  const rank = escapeXml(words.card.letter(rankOf(card)));
  return (
    box(0, `fill="${inks.face}" stroke="${inks.edge}"`) +
    `<text x="7" y="33" font-size="34" font-weight="700" letter-spacing="-1.5" fill="${suitInks[suit]}">${rank}</text>` +
    `<path transform="translate(27 50)scale(1.625)" d="${suitShapes[suit]}" fill="${suitInks[suit]}"/>`
  );
};

/** Drawn rather than written: few fonts have one. */
const arrow = (up: boolean): string => {
  const turn = up ? '' : 'rotate(180)';
  return `<path transform="translate(${middle - 14} ${LABEL - 5})${turn}" d="M0 6V-5M-4-1 0-5 4-1" fill="none" stroke="${inks.ink}" stroke-width="2"/>`;
};

const label = (place: Place, count: number): string => {
  const counted = `<tspan fill="${inks.soft}">×${count}</tspan>`;
  const text = (x: number, anchor: string, content: string) =>
    `<text x="${x}" y="${LABEL}" font-size="16" text-anchor="${anchor}" fill="${inks.ink}">${content}</text>`;
  if (isFoundation(place)) return arrow(isAscending(place)) + text(middle - 4, 'start', counted);
  return text(middle, 'middle', `<tspan font-weight="700">${place}</tspan> ${counted}`);
};

/** Where a card left, a broken ring; where it went, a whole one; both with their number on gold. */
const ring = (mark: PlaceMark): string => {
  if (mark === undefined) return '';
  const dashes = mark === 'from' ? ' stroke-dasharray="7 5"' : '';
  return (
    `<rect x="3" y="${LABEL - 16}" width="${width - 6}" height="21" rx="4" fill="${inks.gold}"/>` +
    `<rect x="-3" y="-3" width="${width + 6}" height="${height + 6}" rx="${corner + 3}" fill="none" stroke="${inks.mark}" stroke-width="4"${dashes}/>`
  );
};

/** A place as SVG: its card or the outline of none, what lies under it, its number and count, and its phrase as a title. */
export const placeDrawing = (
  position: Position,
  place: Place,
  words: PictureWords,
  mark: PlaceMark,
): string => {
  const { x, y } = cornerOf(place);
  const top = topOf(position, place);
  const count = countAt(position, place);
  const drawn =
    top === undefined
      ? box(0, `fill="none" stroke="${inks.border}" stroke-dasharray="4 4"`)
      : edges(count) + face(top, words);
  return (
    `<g transform="translate(${x} ${y})"><title>${escapeXml(describePlace(position, place, words))}</title>` +
    `${ring(mark)}${drawn}${label(place, count)}</g>`
  );
};
