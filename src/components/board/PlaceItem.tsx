import type { ComponentChildren } from 'preact';

import {
  isAscending,
  isFoundation,
  rankOf,
  suitOf,
  type Place,
  type Suit,
} from '../../engine/index.ts';
import type { Wording } from '#words/board.ts';
import type { Words } from '../../words/it.ts';
import { placeAnchor } from '../../words/anchors.ts';
import { memo } from './memo.ts';
import type { PlaceInView } from './placeInView.ts';

/** The places that are drawn with a mark of their own: those that something touched, and the one whose card is chosen. */
export interface Highlight {
  readonly from?: Place | undefined;
  readonly to?: Place | undefined;
  readonly changed?: readonly Place[] | undefined;
  readonly chosen?: Place | undefined;
}

type Mark = keyof Highlight;

/** How places are said and drawn, the same for every place of a board. */
export interface Look {
  readonly highlight?: Highlight | undefined;
  readonly words: Pick<Words, 'board' | 'card'>;
  readonly wording?: Wording | undefined;
  /** Before the anchor of each place in its id: `mossa-10` gives `mossa-10-pila-3`. Without it, no ids. */
  readonly idPrefix?: string | undefined;
  /** Wraps what is drawn of a place, in a button for instance; it goes inside the list item. */
  readonly renderPlace?:
    | ((place: Place, content: ComponentChildren, mark: Mark | undefined) => ComponentChildren)
    | undefined;
}

/** The class that gives a drawn card the shape and colour of its suit. */
export const suitClass: Record<Suit, string> = {
  S: 'spades',
  H: 'hearts',
  D: 'diamonds',
  C: 'clubs',
};

/** A pile of more than so many cards shows one more edge under its top: at a glance it is thin or thick. */
const EDGES = [1, 3, 6] as const;

const thicknessOf = (count: number): string =>
  ` stack-${EDGES.filter((most) => count > most).length}`;

const MARKS = ['from', 'to', 'chosen'] as const;

/** The mark of a place, if it has one. */
export const markOf = (place: Place, { changed, ...one }: Highlight = {}): Mark | undefined =>
  MARKS.find((mark) => one[mark] === place) ?? (changed?.includes(place) ? 'changed' : undefined);

const signOf = (place: Place): string => {
  if (!isFoundation(place)) return place;
  return isAscending(place) ? '↑' : '↓';
};

type Drawn = PlaceInView & Omit<Look, 'highlight'> & { readonly mark: Mark | undefined };

/**
 * One place as a list item: a phrase for the ear; a card, its number and its count for the eye. A board has many, of which
 * a move changes two.
 */
export const PlaceItem = memo((drawn: Drawn) => {
  const { place, top, count, mark, words, wording = 'card-first', idPrefix, renderPlace } = drawn;
  const face = top === undefined ? 'empty' : suitClass[suitOf(top)] + thicknessOf(count);
  const content = (
    <>
      <span class="words">{words.board.place(place, top, count, wording)}</span>
      <span class={`card ${face}`} aria-hidden="true">
        {top && words.card.letter(rankOf(top))}
      </span>
      <span class="label" data-count={count} aria-hidden="true">
        {signOf(place)}
      </span>
    </>
  );
  return (
    <li id={idPrefix && `${idPrefix}-${placeAnchor(place)}`} class={mark}>
      {renderPlace ? renderPlace(place, content, mark) : content}
    </li>
  );
});
