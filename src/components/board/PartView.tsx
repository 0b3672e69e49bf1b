import { markOf, PlaceItem, type Look } from './PlaceItem.tsx';
import type { PlaceInView } from './placeInView.ts';

/** Some places of a board, side by side, with the look and the words they have on a whole one. */
export const PartView = ({
  places,
  highlight,
  ...look
}: Look & { readonly places: readonly PlaceInView[] }) => (
  <ul role="list" class="sheet row">
    {places.map((view) => (
      <PlaceItem key={view.place} {...view} {...look} mark={markOf(view.place, highlight)} />
    ))}
  </ul>
);
