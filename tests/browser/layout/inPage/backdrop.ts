import { shared, type Box } from './box.ts';
import { colourOf, over, type Colour } from './colour.ts';
import { remembered } from './remembered.ts';

/**
 * The opaque colours that what an element holds may lie on: its background and those around it, one over the other; of a
 * gradient each of its colours. A picture that is loaded is not looked into.
 */
export const backdropOf = remembered((element: Element): readonly Colour[] => {
  const around = element.parentElement ? backdropOf(element.parentElement) : [colourOf('Canvas')];
  const { backgroundColor, backgroundImage, printColorAdjust } = getComputedStyle(element);
  // On paper grounds are left out, unless a style insists.
  if (matchMedia('print').matches && printColorAdjust !== 'exact') return around;
  const ground = around.map((under) => over(colourOf(backgroundColor), under));
  return faded(element, [...ground, ...gradientOver(backgroundImage, ground)], around);
});

/** What an element holds as it is seen: through its own transparency and that of all around it. */
export function seenIn(element: Element, colours: readonly Colour[]): Colour[] {
  const grounds = backdropOf(element);
  return colours.flatMap((colour) =>
    grounds.map((ground) => {
      const own = over(colour, ground);
      return opacityAround(element) === 1 ? own : over(own, ground, opacityAround(element));
    }),
  );
}

/** The colours beside an element: what it stands on, or the shapes that are drawn before it in its picture. */
export function groundOf(element: Element): readonly Colour[] {
  const parent = element.parentElement;
  const around = parent ? backdropOf(parent) : [colourOf('Canvas')];
  return element instanceof SVGElement ? [...around, ...shapesUnder(element)] : around;
}

function faded(
  element: Element,
  colours: readonly Colour[],
  around: readonly Colour[],
): readonly Colour[] {
  const opacity = Number(getComputedStyle(element).opacity);
  if (opacity === 1) return colours;
  return colours.flatMap((colour) => around.map((under) => over(colour, under, opacity)));
}

function opacityAround(element: Element): number {
  const own = Number(getComputedStyle(element).opacity);
  return element.parentElement ? own * opacityAround(element.parentElement) : own;
}

const COLOUR = /(?:rgba?|oklab|oklch|color|hsla?)\([^()]*\)/g;

function gradientOver(image: string, grounds: readonly Colour[]): Colour[] {
  const colours = (image.match(COLOUR) ?? []).map(colourOf).filter(([, , , alpha]) => alpha > 0);
  return colours.flatMap((colour) => grounds.map((ground) => over(colour, ground)));
}

/** The fills of those bars of a picture that lie under another of its parts. */
function shapesUnder(part: SVGElement): Colour[] {
  const box = drawnBoxOf(part);
  return [...(part.ownerSVGElement?.querySelectorAll('rect') ?? [])]
    .filter((bar) => bar.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING)
    .filter((bar) => {
      const { width, height } = shared(box, bar.getBoundingClientRect());
      return width > 1 && height > 1;
    })
    .map((bar) => colourOf(getComputedStyle(bar).fill))
    .filter(([, , , alpha]) => alpha === 1);
}

/** The box of a part of a picture with its stroke, which is all that a line has. */
function drawnBoxOf(part: SVGElement): Box {
  const { left, top, right, bottom } = part.getBoundingClientRect();
  const { stroke, strokeWidth } = getComputedStyle(part);
  const half = stroke === 'none' ? 0 : parseFloat(strokeWidth) / 2;
  return { left: left - half, top: top - half, right: right + half, bottom: bottom + half };
}
