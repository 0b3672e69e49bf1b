import { px, shared, SLACK, type Box } from './box.ts';
import { drawn } from './drawn.ts';
import { nameOf } from './name.ts';
import { textLines } from './textLines.ts';

interface Thing {
  readonly node: Node;
  readonly element: Element;
  readonly box: Box;
}

/** What text must not lie on, but inside it. A place of a board shows nothing of its button; an arrow is no box. */
const SOLID = 'button:not(.sheet *), input, select, img, svg:not(.arrow), .arrow .head, .card';

/** Text that lies on other text, or on a card, a button or a picture that it is no part of; and these on each other. */
export function overlaps(): string[] {
  const texts = textLines().map(({ node, element, ink }): Thing => ({ node, element, box: ink }));
  const solids = drawn(SOLID).map((element): Thing => ({
    node: element,
    element,
    box: element.getBoundingClientRect(),
  }));
  const things = [...texts, ...solids].sort((one, other) => one.box.top - other.box.top);
  const faults = new Set<string>();
  things.forEach((one, index) => {
    for (const other of things.slice(index + 1)) {
      if (other.box.top >= one.box.bottom) break;
      const { width, height } = shared(one.box, other.box);
      if (width <= SLACK || height <= SLACK || belongTogether(one, other)) continue;
      faults.add(
        `${nameOf(one.element)} lies on ${nameOf(other.element)}: ${px(width)} by ${px(height)}`,
      );
    }
  });
  return [...faults];
}

const belongTogether = ({ node }: Thing, { node: other }: Thing): boolean =>
  node === other || node.contains(other) || other.contains(node);
