import { isFoundation, isPlace, type Place } from '../../engine/index.ts';

/** What the board hears of a drag. */
export interface DragListener {
  /** A card has been lifted from a place. */
  readonly onLift: (from: Place) => void;
  /** It has been let go: over a place, elsewhere among the foundations, or nowhere. */
  readonly onDrop: (from: Place, over: Place | 'foundations' | undefined) => void;
  /** The browser or the player has called it off. */
  readonly onCancel: () => void;
}

/** A pointer that has moved less than this many pixels is a tap with an unsteady hand. */
const THRESHOLD = 8;

interface Drag {
  readonly from: Place;
  readonly button: HTMLElement;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  ghost?: HTMLElement;
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
    const wasLifted = drag?.ghost !== undefined;
    end();
    if (wasLifted) listener.onCancel();
  };

  const listeners: {
    [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => void;
  } = {
    pointerdown: (event) => {
      const button = placeButton(event.target);
      if (!button || event.button !== 0 || !event.isPrimary) return;
      isClickOver = false;
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
      if (!drag.ghost) {
        const card = drag.button.querySelector<HTMLElement>('.card:not(.empty)');
        if (!card || Math.hypot(x, y) < THRESHOLD) return;
        drag.ghost = lift(card);
        drag.button.setPointerCapture(event.pointerId);
        listener.onLift(drag.from);
      }
      drag.ghost.style.translate = `${x}px ${y}px`;
    },
    pointerup: (event) => {
      if (drag?.pointer !== event.pointerId) return;
      const { from, ghost } = drag;
      end();
      if (!ghost) return;
      isClickOver = true;
      listener.onDrop(from, placeAt(board, event.clientX, event.clientY));
    },
    pointercancel: cancel,
    // The click that ends a drag is part of it, and no tap on the card.
    click: (event) => {
      if (isClickOver) event.stopPropagation();
      isClickOver = false;
    },
    keydown: (event) => {
      if (event.key === 'Escape') cancel();
    },
  };

  const all = Object.entries(listeners) as [string, EventListener][];
  for (const [type, listen] of all) board.addEventListener(type, listen, { capture: true });
  return () => {
    end();
    for (const [type, listen] of all) board.removeEventListener(type, listen, { capture: true });
  };
};

const placeButton = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;

/** A copy of the card that follows the pointer, over the one that stays in its place. */
const lift = (card: HTMLElement): HTMLElement => {
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
    x >= Math.min(...boxes.map(({ left }) => left)) &&
    x <= Math.max(...boxes.map(({ right }) => right)) &&
    y >= Math.min(...boxes.map(({ top }) => top)) &&
    y <= Math.max(...boxes.map(({ bottom }) => bottom));
  return isAmong ? 'foundations' : undefined;
};
