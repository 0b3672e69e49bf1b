import {
  DECK,
  numberOf,
  rankOf,
  start,
  type Card,
  type Position,
} from '../../../src/engine/index.ts';

/**
 * A deal of which none of the four faces that redistributions show has a move: each is all of even ranks or all of odd
 * ones, and without those that follow a base.
 */
export const motionlessDeal = (): Position => {
  const cards = DECK.flatMap((card) =>
    rankOf(card) === 'A' || rankOf(card) === 'K' ? [card] : [card, card],
  );
  const isQuiet = (card: Card) => numberOf(card) > 2 && numberOf(card) < 12;
  const even = cards.filter((card) => isQuiet(card) && numberOf(card) % 2 === 0);
  const odd = cards.filter((card) => isQuiet(card) && numberOf(card) % 2 === 1);
  const others = [...cards.filter((card) => !isQuiet(card)), ...odd.slice(32)];
  const faces = [even.slice(0, 16), even.slice(16), odd.slice(0, 16), odd.slice(16, 32)];
  return start(
    Array.from({ length: 16 }, (_, pile) => {
      const [top, ...lowest] = faces.map((face) => face[pile]!);
      return [...lowest, others[pile]!, others[16 + pile]!, top!];
    }),
  );
};
