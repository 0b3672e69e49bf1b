import { remembered } from './remembered.ts';

/** Whether a deliberately tiny or cut away box holds it: words for the ear alone. */
const isForTheEar = remembered((element: Element): boolean => {
  const { clipPath, overflowX } = getComputedStyle(element);
  if (clipPath === 'inset(50%)') return true;
  if (overflowX !== 'visible') {
    const { width, height } = element.getBoundingClientRect();
    if (width <= 1 || height <= 1) return true;
  }
  return element.parentElement !== null && isForTheEar(element.parentElement);
});

/** Whether the eye is meant to see it: it is rendered, not made transparent and not for the ear alone. */
export const isDrawn = remembered(
  (element: Element): boolean =>
    element.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
      contentVisibilityAuto: true,
    }) && !isForTheEar(element),
);

/** All elements under the body that a selector finds and the eye is meant to see. */
export const drawn = remembered((selector: string): readonly Element[] =>
  [...document.body.querySelectorAll(selector)].filter(isDrawn),
);
