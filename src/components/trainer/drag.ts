import { isFoundation, isPlace, type Place } from '../../engine/index.ts';

/** What the board hears of a drag. */
export interface DragListener {
  /** A card has been lifted from a place. */
  readonly onLift: (from: Place) => void;
  /** It has been let go: over a place, elsewhere among the foundations, or nowhere. */
  readonly onDrop: (from: Place, over: Place | 'foundations' | undefined) => void;
  /** There is no card to lift. */
  readonly onNothing: (from: Place) => void;
  /** The browser or the player has called it off. */
  readonly onCancel: () => void;
  /** Escape was pressed, and there was no drag to call off. */
  readonly onEscape: () => void;
}

/** A pointer that has moved less than this many pixels is a tap with an unsteady hand. */
const THRESHOLD = 8;

interface Drag {
  readonly from: Place;
  readonly button: HTMLElement;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  ghost?: HTMLElement | undefined;
}

/**
 * Lets cards be dragged on a board whose places are buttons with `data-place`, with a mouse, a pen or a finger. The page
 * scrolls from anywhere else: the buttons alone have `touch-action: none`. Returns what takes the listeners away.
 */
export const enableDrag = (board: HTMLElement, listener: DragListener): (() => void) => {
  let drag: Drag | undefined;
  let isClickOver = false;

  const end = () => {
    drag?.ghost?.remove();
    drag = undefined;
  };
  const cancel = () => {
    if (drag?.ghost) {
      isClickOver = true;
      listener.onCancel();
    }
    end();
  };
  const lift = ({ from, button, pointer }: Drag): HTMLElement | undefined => {
    const card = button.querySelector<HTMLElement>('.card:not(.empty)');
    if (!card) {
      isClickOver = true;
      listener.onNothing(from);
      return undefined;
    }
    button.setPointerCapture(pointer);
    listener.onLift(from);
    return copyOf(card);
  };

  // On the document, since a quick pointer has left the board before it is heard to move.
  const listeners: {
    [Type in keyof DocumentEventMap]?: (event: DocumentEventMap[Type]) => void;
  } = {
    pointerdown: (event) => {
      if (!event.isPrimary) return;
      cancel();
      isClickOver = false;
      const button = placeButton(event.target as Element);
      if (!button || !board.contains(button) || event.button !== 0) return;
      drag = {
        from: button.dataset.place as Place,
        button,
        pointer: event.pointerId,
        x: event.clientX,
        y: event.clientY,
      };
    },
    pointermove: (event) => {
      if (drag?.pointer !== event.pointerId) return;
      const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
      // Let go where the page could not hear it.
      if (event.buttons === 0) cancel();
      else if (drag.ghost || Math.hypot(x, y) >= THRESHOLD) {
        drag.ghost ??= lift(drag);
        if (drag.ghost) drag.ghost.style.translate = `${x}px ${y}px`;
        else end();
      }
    },
    pointerup: (event) => {
      if (drag?.pointer !== event.pointerId) return;
      const { from, ghost } = drag;
      end();
      if (!ghost) return;
      isClickOver = true;
      listener.onDrop(from, placeAt(board, event.clientX, event.clientY));
    },
    pointercancel: (event) => {
      if (drag?.pointer === event.pointerId) cancel();
    },
    // The click that ends a drag is part of it, and no tap on the card; one from a key or a screen reader is none of it.
    click: (event) => {
      if (!isClickOver || event.detail === 0) return;
      event.stopPropagation();
      isClickOver = false;
    },
    // Any key calls a drag off, for it may change the board under the lifted card.
    keydown: (event) => {
      if (drag?.ghost) cancel();
      else if (event.key === 'Escape') listener.onEscape();
    },
  };

  const all = Object.entries(listeners) as [string, EventListener][];
  for (const [type, listen] of all) document.addEventListener(type, listen, { capture: true });
  return () => {
    end();
    for (const [type, listen] of all) document.removeEventListener(type, listen, { capture: true });
  };
};

const placeButton = (target: Element | null): HTMLElement | null | undefined =>
  target?.closest<HTMLElement>('[data-place]');

/** A copy of the card that follows the pointer, over the one that stays in its place. */
const copyOf = (card: HTMLElement): HTMLElement => {
  const ghost = card.cloneNode(true) as HTMLElement;
  const { left, top, width } = card.getBoundingClientRect();
  const { fontSize, padding } = getComputedStyle(card);
  ghost.classList.add('lifted');
  Object.assign(ghost.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    fontSize,
    padding,
  });
  document.body.append(ghost);
  return ghost;
};

/** The place under a point, or the foundations if it lies anywhere among them (R26). */
const placeAt = (board: HTMLElement, x: number, y: number): Place | 'foundations' | undefined => {
  const place = placeButton(document.elementFromPoint(x, y))?.dataset.place;
  if (isPlace(place)) return place;
  const boxes = [...board.querySelectorAll<HTMLElement>('[data-place]')]
    .filter((button) => isFoundation(button.dataset.place as Place))
    .map((button) => button.getBoundingClientRect());
  const isAmong =
    isWithin(
      x,
      boxes.flatMap(({ left, right }) => [left, right]),
    ) &&
    isWithin(
      y,
      boxes.flatMap(({ top, bottom }) => [top, bottom]),
    );
  return isAmong ? 'foundations' : undefined;
};

const isWithin = (at: number, edges: readonly number[]): boolean =>
  at >= Math.min(...edges) && at <= Math.max(...edges);
