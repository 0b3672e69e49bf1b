import { groundOf, backdropOf, seenIn } from './backdrop.ts';
import { colourOf, contrast, ratio, type Colour } from './colour.ts';
import { drawn } from './drawn.ts';
import { nameOf } from './name.ts';
import { textLines } from './textLines.ts';

/** What 1.4.6 asks of text; the site asks it of large text too. */
const ENOUGH = 7;

/** Text that stands out too little from what it lies on, and so do the words that style sheets add. */
export function faintText(): string[] {
  const texts = new Set([...textLines().map(({ element }) => element), ...drawn('input, select')]);
  return [...[...texts].flatMap(faintIn), ...drawn('*').flatMap(faintMarks)];
}

function faintIn(element: Element): string[] {
  const { color, fill } = getComputedStyle(element);
  const isPicture = element instanceof SVGElement;
  const grounds = isPicture ? groundOf(element) : backdropOf(element);
  return tooFaint(element, nameOf(element), colourOf(isPicture ? fill : color), grounds);
}

function faintMarks(element: Element): string[] {
  return ['::before', '::after', '::placeholder', '::marker'].flatMap((pseudo) => {
    const { content, color, backgroundColor, display, visibility } = getComputedStyle(
      element,
      pseudo,
    );
    const isText =
      pseudo === '::placeholder'
        ? element instanceof HTMLInputElement && element.placeholder !== ''
        : /["'][^"']+["']|attr\(/.test(content);
    if (!isText || display === 'none' || visibility === 'hidden') return [];
    const grounds = seenIn(element, [colourOf(backgroundColor)]);
    return tooFaint(element, `${nameOf(element)} ${pseudo}`, colourOf(color), grounds);
  });
}

function tooFaint(
  element: Element,
  name: string,
  colour: Colour,
  grounds: readonly Colour[],
): string[] {
  const [seen] = seenIn(element, [colour]);
  const worst = Math.min(...grounds.map((ground) => contrast(seen!, ground)));
  return worst < ENOUGH ? [`${name} has a contrast of ${ratio(worst)}`] : [];
}
