import type { ComponentChildren } from 'preact';

import { describeTotals } from '../../describe/index.ts';
import { FOUNDATIONS, isAscending, PILES, type Place, type Position } from '../../engine/index.ts';
import { markOf, PlaceItem, type Look } from './PlaceItem.tsx';
import { placeIn } from './placeInView.ts';

const ASCENDING = FOUNDATIONS.filter(isAscending);
const DESCENDING = FOUNDATIONS.filter((foundation) => !isAscending(foundation));

/**
 * A whole board. One structure for eye and ear: the lists that a screen reader walks are laid out
 * as the horseshoe (R4). It draws what it is given and knows no rule.
 */
export const BoardView = ({
  position,
  highlight,
  children,
  ...look
}: Look & {
  readonly position: Position;
  /** What is drawn over it. */
  readonly children?: ComponentChildren;
}) => {
  const items = (places: readonly Place[]) =>
    places.map((place) => (
      <PlaceItem
        key={place}
        {...placeIn(position, place)}
        {...look}
        mark={markOf(place, highlight)}
      />
    ));
  return (
    <div class="sheet horseshoe">
      <p class="totals">{describeTotals(position, look.words)}</p>
      <ul role="list" class="up">
        {items(ASCENDING)}
      </ul>
      <ul role="list" class="down">
        {items(DESCENDING)}
      </ul>
      <ol role="list" class="piles">
        {items(PILES)}
      </ol>
      {children}
    </div>
  );
};
