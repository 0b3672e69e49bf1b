import { arrowPath } from './arrowPath.ts';
import type { Place } from '../../engine/index.ts';

/** The way of a card over a whole board, for the eye alone: whoever shows the board says the move in words. */
export const MoveArrow = ({ from, to }: { readonly from: Place; readonly to: Place }) => {
  const { line, head } = arrowPath(from, to);
  return (
    <svg class="arrow" viewBox="0 0 8 5" preserveAspectRatio="none" aria-hidden="true">
      <path class="under" d={line} />
      <path d={line} />
      <path class="head" d={head} />
    </svg>
  );
};
