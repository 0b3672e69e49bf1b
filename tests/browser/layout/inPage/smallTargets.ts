import { px } from './box.ts';
import { drawn } from './drawn.ts';
import { nameOf } from './name.ts';

/** What 2.5.8 asks for, and 2.5.5. */
const LEAST = 24;
const FULL = 44;

/** Places of a board share its width: where that is narrow so are they. */
const SHARES_WIDTH = '.sheet *';

/**
 * Targets under 44 by 44 px, or under 24 where the width gives no more. A link in a sentence, or in an item among
 * sentences, is as high as its line, and what a label goes with is as large as both.
 */
export function smallTargets(): string[] {
  return drawn('a[href], button, input, select, summary, [tabindex="0"]')
    .filter((target) => !isInSentence(target))
    .flatMap((target) => {
      const { width, height } = sizeOf(target);
      const least = target.matches(SHARES_WIDTH) ? LEAST : FULL;
      return width < least - 0.5 || height < least - 0.5
        ? [`${nameOf(target)} is a target of ${px(width)} by ${px(height)}`]
        : [];
    });
}

function sizeOf(target: Element): { width: number; height: number } {
  const labels = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : [];
  const around = labels.find((label) => label.contains(target)) ?? target;
  const own = around.getBoundingClientRect();
  // Laid over a larger box, as a link that takes in the whole item it stands in.
  const { position, inset } = getComputedStyle(target, '::after');
  const covered = target.closest('li');
  if (position === 'absolute' && inset === '0px' && covered) return covered.getBoundingClientRect();
  return own;
}

function isInSentence(target: Element): boolean {
  if (getComputedStyle(target).display !== 'inline') return false;
  const block = target.closest('h1, h2, h3, li, td, th') ?? target.closest('p');
  return block !== null && block.textContent.trim() !== target.textContent.trim();
}
