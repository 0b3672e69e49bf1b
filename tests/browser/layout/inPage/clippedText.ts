import { excess, px, SLACK, type Box } from './box.ts';
import { nameOf } from './name.ts';
import { textLines } from './textLines.ts';

/** Text that something around it cuts off. */
export function clippedText(): string[] {
  const faults = new Set<string>();
  for (const { element, ink } of textLines())
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const window = windowOf(at);
      if (!window) continue;
      const { across, down } = excess(ink, window);
      if (across > SLACK || down > SLACK)
        faults.add(`${nameOf(element)} is cut by ${nameOf(at)}: ${px(Math.max(across, down))}`);
    }
  return [...faults];
}

/** What an element lets be seen of what is in it, if it cuts anything; what it scrolls to is not cut. */
function windowOf(element: Element): Box | undefined {
  const { overflowX, overflowY, contain, clipPath, display } = getComputedStyle(element);
  if (display === 'inline' || display === 'contents') return undefined;
  const cutsAll = /paint|content|strict/.test(contain) || clipPath !== 'none';
  const cuts = (overflow: string) => cutsAll || overflow === 'hidden' || overflow === 'clip';
  if (!cuts(overflowX) && !cuts(overflowY)) return undefined;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const across = cuts(overflowX) ? { left, right } : { left: -Infinity, right: Infinity };
  const down = cuts(overflowY) ? { top, bottom } : { top: -Infinity, bottom: Infinity };
  return { ...across, ...down };
}
