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
  const box = part.getBoundingClientRect();
  const svg = part.ownerSVGElement;
  const shapes = [...(svg?.querySelectorAll('rect') ?? [])].filter(
    (shape) => shape.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return shapes
    .filter((shape) => {
      const at = shape.getBoundingClientRect();
      const across = Math.min(at.right, box.right) - Math.max(at.left, box.left);
      const down = Math.min(at.bottom, box.bottom) - Math.max(at.top, box.top);
      return across > 1 && down > 1;
    })
    .map((shape) => colourOf(getComputedStyle(shape).fill))
    .filter(([, , , alpha]) => alpha === 1);
}
