import { useLayoutEffect, useRef } from 'preact/hooks';

import type { Place } from '../../engine/index.ts';
import { placeAnchor } from '../../words/anchors.ts';
import type { View } from './view.ts';

/** The first part of the ids of the board’s places. */
export const BOARD = 'tabellone';

const cardOn = (place: Place): Element | null | undefined =>
  document.getElementById(`${BOARD}-${placeAnchor(place)}`)?.querySelector('.card');

/**
 * Keeps the board where it is on the screen while the text above it grows and shrinks, and lets the card of a single step
 * glide to its place. Returns the ref that the board’s element takes.
 */
export const useMotion = (view: View) => {
  const board = useRef<HTMLElement>(null);
  const previous = useRef(view);
  const heightBefore = board.current?.getBoundingClientRect().top;

  useLayoutEffect(() => {
    const { index, step } = previous.current;
    previous.current = view;
    if (heightBefore !== undefined)
      scrollBy({
        top: board.current!.getBoundingClientRect().top - heightBefore,
        behavior: 'instant',
      });
    if (view.index === index + 1) glide(view.step.marks.from, view.step.marks.to);
    if (view.index === index - 1) glide(step.marks.to, step.marks.from);
  }, [view]);

  return board;
};

const glide = (from: Place | undefined, to: Place | undefined): void => {
  if (!from || !to || !matchMedia('(prefers-reduced-motion: no-preference)').matches) return;
  const [start, end] = [cardOn(from), cardOn(to)].map((card) => card?.getBoundingClientRect());
  if (start && end)
    cardOn(to)?.animate(
      { transform: [`translate(${start.x - end.x}px, ${start.y - end.y}px)`, 'none'] },
      { duration: 240, easing: 'ease-out' },
    );
};
