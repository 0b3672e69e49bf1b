import { classesOf, elementsUnder, textOf, type Element } from '../html/elements.ts';

/** All the text in an element, spaces and line breaks as one space. */
export const textIn = (element: Element): string => textOf(element).replace(/\s+/g, ' ').trim();

/** What a screen reader reads of the places or cards in an element, each as one phrase. */
export const wordsIn = (element: Element): string[] =>
  elementsUnder(element)
    .filter((one) => classesOf(one).includes('words'))
    .map(textIn);
