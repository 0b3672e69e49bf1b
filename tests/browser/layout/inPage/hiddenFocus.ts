import { px, type Box } from './box.ts';
import { isDrawn } from './drawn.ts';
import { nameOf } from './name.ts';

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/**
 * What is not wholly in sight when it has the focus, or lies under something else (2.4.11, 2.4.12), its ring included. It
 * moves the focus from one to the next, as Tab does, and leaves it on the last.
 */
export function hiddenFocus(): string[] {
  const focusable = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)];
  // What has the focus already, as the only one on a page may, would not be scrolled to.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  return focusable.filter(isReached).flatMap((element) => {
    element.focus();
    if (document.activeElement !== element) return [];
    const { outlineWidth, outlineOffset } = getComputedStyle(element);
    const ring = parseFloat(outlineWidth) + parseFloat(outlineOffset);
    return [...element.getClientRects()]
      .filter(({ width, height }) => width > 0 && height > 0)
      .flatMap((box) => hides(element, box, ring))
      .map((fault) => `${nameOf(element)} ${fault}`)
      .slice(0, 1);
  });
}

/** The link that skips to the content is drawn once it has the focus, which is when it is looked at. */
const isReached = (element: HTMLElement): boolean =>
  isDrawn(element) && !element.matches(':disabled');

function hides(element: Element, box: Box, ring: number): string[] {
  const { clientWidth, clientHeight } = document.documentElement;
  const out = Math.max(
    ring - box.left,
    ring - box.top,
    box.right + ring - clientWidth,
    box.bottom + ring - clientHeight,
  );
  const isHigher = box.bottom - box.top + 2 * ring > clientHeight;
  if (out > ring + 0.5 && !isHigher) return [`has the focus out of sight: ${px(out - ring)}`];
  if (out > 0.5 && !isHigher) return [`has its focus ring out of sight: ${px(out)}`];
  const over = pointsOf(box)
    .map(([x, y]) => document.elementFromPoint(x, y))
    .find((hit) => hit && !element.contains(hit) && !hit.contains(element));
  return over ? [`has the focus under ${nameOf(over)}`] : [];
}

/** The middle and, a little inside, the four corners. */
function pointsOf({ left, top, right, bottom }: Box): [number, number][] {
  const [middle, centre] = [(left + right) / 2, (top + bottom) / 2];
  const inset = Math.min(4, (right - left) / 4, (bottom - top) / 4);
  return [
    [middle, centre],
    [left + inset, top + inset],
    [right - inset, top + inset],
    [left + inset, bottom - inset],
    [right - inset, bottom - inset],
  ];
}
