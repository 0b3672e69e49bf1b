import { backdropOf, seenIn } from './backdrop.ts';
import { colourOf, contrast, ratio } from './colour.ts';
import { drawn } from './drawn.ts';
import { nameOf } from './name.ts';

const ENOUGH = 3;

/** Signs that style sheets draw by cutting a shape out of a ground, as the suits are, that hardly stand out. */
export function lostMarks(): string[] {
  return drawn('*').flatMap((element) =>
    ['::before', '::after'].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      const isCut = style.maskImage !== 'none' || style.clipPath !== 'none';
      if (style.content === 'none' || style.display === 'none' || !isCut) return [];
      const paint = colourOf(style.backgroundColor);
      const worst = Math.min(
        ...seenIn(element, [paint]).flatMap((seen) =>
          backdropOf(element).map((ground) => contrast(seen, ground)),
        ),
      );
      return worst < ENOUGH
        ? [`${nameOf(element)} ${pseudo} is a sign of a contrast of ${ratio(worst)}`]
        : [];
    }),
  );
}
