import { excess, px, SLACK } from './box.ts';
import { drawn } from './drawn.ts';
import { nameOf } from './name.ts';
import { textLines } from './textLines.ts';

/** Text that sticks out of the card, button or other drawn box that it stands in. */
export function spiltText(): string[] {
  const faults = new Set<string>();
  for (const { element, ink } of textLines()) {
    const box = drawnBoxAround(element);
    if (!box) continue;
    const { across, down } = excess(ink, box.getBoundingClientRect());
    if (across > SLACK || down > SLACK)
      faults.add(`${nameOf(element)} spills out of ${nameOf(box)}: ${px(Math.max(across, down))}`);
  }
  return [...faults, ...spiltMarks()];
}

const TRANSPARENT = /^rgba\(\d+, \d+, \d+, 0\)$|^transparent$/;

function drawnBoxAround(element: Element): Element | undefined {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (style.display === 'inline' || style.display === 'contents') continue;
    const sides = [
      [style.borderInlineStartWidth, style.borderInlineStartColor],
      [style.borderInlineEndWidth, style.borderInlineEndColor],
    ] as const;
    const isBordered = sides.every(
      ([width, colour]) => parseFloat(width) > 0 && !TRANSPARENT.test(colour),
    );
    if (isBordered || !TRANSPARENT.test(style.backgroundColor)) return at;
  }
  return undefined;
}

/** Text that style sheets add before or after an element has no box of its own to ask for: its element overflows. */
function spiltMarks(): string[] {
  return drawn('*').flatMap((element) => {
    const hasText = ['::before', '::after'].some((pseudo) =>
      /["'][^"']+["']|attr\(/.test(getComputedStyle(element, pseudo).content),
    );
    const lacks = element.scrollWidth - element.clientWidth;
    const isBlock = element.clientWidth > 0;
    return hasText && isBlock && lacks > SLACK
      ? [`${nameOf(element)} has no room for its mark: ${px(lacks)}`]
      : [];
  });
}
