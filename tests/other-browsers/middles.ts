/** The middle of an element, in the coordinates of the window. */
export interface Middle {
  readonly x: number;
  readonly y: number;
}

/**
 * Scrolls so that the middles of some elements lie around the middle of the window, and gives them; or nothing, where another element
 * covers one. It is sent to the browser as text, and so knows nothing from around it.
 */
export function bringToMiddle(...elements: readonly unknown[]): Middle[] | null {
  // Of a link that is broken over two lines, the first.
  const boxes = () => elements.map((element) => (element as Element).getClientRects()[0]!);
  const ends = boxes().flatMap(({ top, bottom }) => [top, bottom]);
  const middle = (Math.min(...ends) + Math.max(...ends)) / 2;
  scrollBy({ top: middle - innerHeight / 2, behavior: 'instant' });
  const middles = boxes().map(({ x, y, width, height }) => ({
    x: Math.round(x + width / 2),
    y: Math.round(y + height / 2),
  }));
  const isCovered = middles.some(({ x, y }, index) => {
    const [hit, element] = [document.elementFromPoint(x, y), elements[index] as Element];
    return !element.contains(hit) && !hit?.contains(element);
  });
  return isCovered ? null : middles;
}

/** The middles that are measured twice over. Fails while they still move: what was just done may push down what comes after. */
export async function settledMiddles(
  measure: () => Promise<Middle[] | null>,
): Promise<[first: Middle, last: Middle]> {
  const [before, now] = [await measure(), await measure()];
  const isStill = JSON.stringify(before) === JSON.stringify(now);
  if (!now || !isStill) throw new Error('It is covered, or it still moves.');
  return [now[0]!, now.at(-1)!];
}
