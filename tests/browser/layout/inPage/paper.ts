import { px } from './box.ts';
import { drawn } from './drawn.ts';
import { nameOf } from './name.ts';

/** The height of a page of A4 between margins of 1 cm, in CSS pixels. */
const PAGE = 1046;

/** What has no use on paper and is there, and what would be torn between two pages. */
export function misprints(): string[] {
  const useless = drawn('button:not(.sheet *), input, select, nav, .site-header, .site-footer');
  const pictures = drawn('.sheet, .chart .drawn');
  return [
    ...useless.map((element) => `${nameOf(element)} is printed`),
    ...pictures.filter(mayBeTorn).map((one) => `${nameOf(one)} may be torn between pages`),
    ...pictures.flatMap((picture) => {
      const { height } = picture.getBoundingClientRect();
      return height > PAGE ? [`${nameOf(picture)} is higher than a page: ${px(height)}`] : [];
    }),
  ];
}

const mayBeTorn = (element: Element): boolean => {
  const { breakInside } = getComputedStyle(element);
  return breakInside !== 'avoid' && (!element.parentElement || mayBeTorn(element.parentElement));
};
