import {
  destinations,
  judge,
  PILES,
  topOf,
  type Card,
  type Pile,
  type Place,
  type Position,
} from '../../engine/index.ts';

/** What a newcomer is told to try on a board: a move that its card makes by itself, and one that is refused. */
export interface Suggestion {
  readonly plays: { readonly card: Card; readonly from: Pile; readonly to: Place };
  readonly isRefused: {
    readonly card: Card;
    readonly from: Pile;
    readonly onto: Card;
    readonly to: Pile;
  };
}

/**
 * The first card that has one place to go to, which a tap plays (R25), and the first that a neighbouring pile refuses
 * though it has cards: no empty pile and no full one, which need a rule of their own. Throws on a board that has not both.
 */
export const suggestionFor = (position: Position): Suggestion => {
  const from = PILES.find((pile) => destinations(position, pile).length === 1);
  if (!from) throw new Error('No card of this board has one place to go to');
  const [to] = destinations(position, from) as [Place];
  const refused = PILES.find((pile, nth) => {
    const next = PILES[nth + 1];
    if (!next || [pile, next].includes(from)) return false;
    const verdict = judge(position, `${pile}>${next}`);
    return !verdict.ok && verdict.rejections[0].kind === 'different-suit';
  });
  if (!refused) throw new Error('No neighbouring piles of this board have tops of two suits');
  const next = PILES[PILES.indexOf(refused) + 1]!;
  return {
    plays: { card: topOf(position, from)!, from, to },
    isRefused: {
      card: topOf(position, refused)!,
      from: refused,
      onto: topOf(position, next)!,
      to: next,
    },
  };
};
