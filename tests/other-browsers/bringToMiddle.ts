/** The middle of an element, in the coordinates of the window. */
export interface Middle {
  readonly x: number;
  readonly y: number;
}

/**
 * Scrolls so that the middles of some elements lie around the middle of the window, and gives them. It is sent to the browser as
 * text, and so knows nothing from around it.
 */
export function bringToMiddle(...elements: readonly unknown[]): Middle[] {
  // Of a link that is broken over two lines, the first.
  const boxes = () => elements.map((element) => (element as Element).getClientRects()[0]!);
  const tops = boxes().flatMap(({ top, bottom }) => [top, bottom]);
  const middle = (Math.min(...tops) + Math.max(...tops)) / 2;
  scrollBy({ top: middle - innerHeight / 2, behavior: 'instant' });
  return boxes().map(({ x, y, width, height }) => ({
    x: Math.round(x + width / 2),
    y: Math.round(y + height / 2),
  }));
}
