import type { Box } from './box.ts';
import { isDrawn } from './drawn.ts';
import { remembered } from './remembered.ts';

/** One line of a text as it lies on the screen. */
export interface TextLine {
  readonly node: Text;
  readonly element: Element;
  /** What its ink fills: the box of a line is higher than its letters are. */
  readonly ink: Box;
}

const ruler = new OffscreenCanvas(1, 1).getContext('2d')!;

/** All lines of text that the eye is meant to see. */
export const textLines = (): readonly TextLine[] => linesUnder(document.body);

const linesUnder = remembered((root: Element): readonly TextLine[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const lines: TextLine[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement!;
    if (node.textContent?.trim() && isSeen(element)) lines.push(...linesOf(node as Text, element));
  }
  return lines;
});

const isSeen = (element: Element): boolean =>
  // An option is drawn by its list, a title by no one.
  !element.closest('option, title, script, style, noscript, template') && isDrawn(element);

function linesOf(node: Text, element: Element): TextLine[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  const { letterSpacing } = setFont(element);
  const metrics = ruler.measureText(node.data);
  const height = metrics.fontBoundingBoxAscent + metrics.fontBoundingBoxDescent;
  return [...range.getClientRects()]
    .filter(({ width }) => width > 0)
    .map(({ left, right, top, height: drawnHeight }) => {
      const scale = drawnHeight / height;
      const baseline = top + metrics.fontBoundingBoxAscent * scale;
      return {
        node,
        element,
        ink: {
          left,
          right: right - Math.max(0, parseFloat(letterSpacing) || 0),
          top: baseline - metrics.actualBoundingBoxAscent * scale,
          bottom: baseline + metrics.actualBoundingBoxDescent * scale,
        },
      };
    });
}

/** How wide a text is in the font of an element, which need not hold it. */
export function widthOfText(text: string, element: Element): number {
  const { letterSpacing, wordSpacing } = setFont(element);
  const letters = (parseFloat(letterSpacing) || 0) * text.length;
  const words = (parseFloat(wordSpacing) || 0) * (text.split(' ').length - 1);
  return ruler.measureText(text).width + letters + words;
}

/** Gives the ruler the font of an element, and gives back all of its style. */
function setFont(element: Element): CSSStyleDeclaration {
  const style = getComputedStyle(element);
  const { fontStyle, fontWeight, fontSize, fontFamily } = style;
  ruler.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  return style;
}
