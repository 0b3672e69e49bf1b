import { backdropOf, groundOf, seenIn } from './backdrop.ts';
import { colourOf, contrast, ratio, type Colour } from './colour.ts';
import { drawn } from './drawn.ts';
import { nameOf } from './name.ts';

/** What 1.4.11 asks of what must be seen. */
const ENOUGH = 3;

/**
 * What must be seen and is no text: controls, cards, the marks of charts, and what is chosen or changed on a board. Of each
 * its border, its ground, its ring or its fill has to stand out from what is around it.
 */
const SEEN = [
  'button:not(.sheet button)',
  'input:not([type="radio"], [type="range"])',
  'select',
  'fieldset label',
  '.steps a',
  '.card',
  '.picture :is(.bar, .interval, .floor, .empty)',
].join();

/** A ring that tells a place from its neighbours. */
const RINGED = ':is(.from, .to, .changed, .chosen, [aria-pressed="true"]) .card';

/** Whatever must be seen and hardly is. */
export function faintEdges(): string[] {
  return [
    ...drawn(SEEN).flatMap((element) => tooFaint(element, 'edge', paintsOf(element))),
    ...drawn(RINGED).flatMap((card) => tooFaint(card, 'ring', ringOf(card))),
  ];
}

function tooFaint(element: Element, part: string, paints: readonly Colour[]): string[] {
  const grounds = groundOf(element);
  const around = element.parentElement ?? element;
  const best = paints.map((paint) =>
    Math.min(
      ...grounds.flatMap((ground) => seenIn(around, [paint]).map((seen) => contrast(seen, ground))),
    ),
  );
  const seen = Math.max(1, ...best);
  return seen < ENOUGH ? [`${nameOf(element)} has ${part} of a contrast of ${ratio(seen)}`] : [];
}

function paintsOf(element: Element): Colour[] {
  const style = getComputedStyle(element);
  if (element instanceof SVGElement) {
    const stroke = parseFloat(style.strokeWidth) > 0 ? [style.stroke] : [];
    // A line has a fill as every shape has, and nothing to fill.
    const fill = element instanceof SVGLineElement ? [] : [style.fill];
    return [...fill, ...stroke]
      .filter((paint) => paint !== 'none')
      .map(colourOf)
      .filter(([, , , alpha]) => alpha > 0);
  }
  const border = parseFloat(style.borderBlockStartWidth) > 0 ? [style.borderBlockStartColor] : [];
  return [...border.map(colourOf), ...backdropOf(element)];
}

function ringOf(card: Element): Colour[] {
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(card);
  return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 ? [colourOf(outlineColor)] : [];
}
