import { countAt, FOUNDATIONS, PILES, topOf, type Place, type Position } from '../engine/index.ts';
import type { Words } from '../words/it.ts';
import type { Wording } from '#words/board.ts';

type BoardWords = Pick<Words, 'board'>;

/** What a place shows, as one short phrase: «pila 10: 6 carte, asso di picche in cima». */
export const describePlace = (
  position: Position,
  place: Place,
  words: BoardWords,
  wording?: Wording,
): string => words.board.place(place, topOf(position, place), countAt(position, place), wording);

/** The whole board as one paragraph, in one of the source's two wordings, to the letter (R11, R22). */
export const describeBoard = (position: Position, words: BoardWords, wording: Wording): string =>
  [FOUNDATIONS, PILES]
    .map(
      (places) =>
        `${places.map((place) => describePlace(position, place, words, wording)).join('; ')}.`,
    )
    .join(' ');

/** How many cards lie in the piles and how many on the foundations, as one sentence. */
export const describeTotals = (position: Position, words: BoardWords): string => {
  const total = (places: readonly Place[]) =>
    places.reduce((sum, place) => sum + countAt(position, place), 0);
  return words.board.totals(total(PILES), total(FOUNDATIONS));
};
