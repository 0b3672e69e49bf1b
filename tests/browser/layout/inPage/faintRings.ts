import { groundOf, seenIn } from './backdrop.ts';
import { colourOf, contrast, ratio } from './colour.ts';
import { isDrawn } from './drawn.ts';
import { nameOf } from './name.ts';

/** What 2.4.13 asks of the ring round what has the focus. */
const THICK = 2;
const ENOUGH = 3;

/** What has no ring, or a thin or faint one, once the keyboard has brought the focus to it. It moves the focus. */
export function faintRings(): string[] {
  const focusable = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, summary, [tabindex="0"]',
  );
  return [...focusable].filter(isDrawn).flatMap((element) => {
    element.focus({ preventScroll: true, focusVisible: true });
    if (document.activeElement !== element) return [];
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    const width = outlineStyle === 'none' ? 0 : parseFloat(outlineWidth);
    if (width < THICK) return [`${nameOf(element)} has a focus ring of ${width} px`];
    const around = element.parentElement!;
    const worst = Math.min(
      ...groundOf(element).flatMap((ground) =>
        seenIn(around, [colourOf(outlineColor)]).map((seen) => contrast(seen, ground)),
      ),
    );
    return worst < ENOUGH
      ? [`${nameOf(element)} has a focus ring of a contrast of ${ratio(worst)}`]
      : [];
  });
}
