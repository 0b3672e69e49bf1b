import type { Suit } from '../../engine/index.ts';

/** The outlines of the suits in a square of 24, those that `card.css` cuts out: a font may have none. */
export const suitShapes: Record<Suit, string> = {
  S: 'M12 1C10 6 2 9 2 15c0 3 2 5 4.500 5 2 0 3.500-1 4.500-2.500Q11 21 8 23h8q-3-2-3-5.500C14 19 15.500 20 17.500 20c2.500 0 4.500-2 4.500-5C22 9 14 6 12 1Z',
  H: 'M12 22C8 17 2 13 2 8c0-3 2-5.500 5-5.500 2.500 0 4 1.500 5 3.500 1-2 2.500-3.500 5-3.500 3 0 5 2.500 5 5.500 0 5-6 9-10 14Z',
  D: 'M12 1q3 6 8 11-5 5-8 11-3-6-8-11 5-5 8-11Z',
  C: 'M12 1a5 5 0 0 1 4 8 5 5 0 1 1-2.800 8Q13 21 16 23H8q3-2 2.800-6A5 5 0 1 1 8 9a5 5 0 0 1 4-8Z',
};
