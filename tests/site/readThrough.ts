import { attribute, elementsUnder, type Element } from '../html/elements.ts';
import type { Journey } from '../screen-reader/journey.ts';
import { pageAt } from './allPages.ts';
import { textIn } from './texts.ts';

/** The address that a journey opens and has read through without a stop, or nothing. */
export const readBy = ({ steps }: Journey): string | undefined => {
  const [address] = steps.flatMap(({ acts }) =>
    acts.flatMap((act) => ('open' in act ? act.open : [])),
  );
  return steps.some(({ reads }) => reads) ? address?.replace(/[?#].*/, '') : undefined;
};

/** What is told as a control, with its kind. */
const CONTROLS = ['a', 'button', 'input', 'select', 'textarea', 'summary', 'iframe'];

/** What is not there to be read, or is not as it was built once a script has run. */
const isLeftOut = (element: Element): boolean =>
  ['noscript', 'script', 'template', 'figure'].includes(element.tagName) ||
  (element.tagName === 'details' && attribute(element, 'open') === undefined) ||
  attribute(element, 'hidden') !== undefined ||
  attribute(element, 'aria-hidden') === 'true' ||
  /\b(?:told|score|hidden)\b/.test(attribute(element, 'class') ?? '') ||
  attribute(element, 'role') === 'status';

/** What a page's main content has to be read as it was built: paragraphs with no control in them, buttons, labels. */
export const partsOf = (address: string): readonly string[] => {
  const [main] = pageAt(address).elements.filter(({ tagName }) => tagName === 'main');
  const within = (element: Element): Element[] =>
    isLeftOut(element)
      ? []
      : isPart(element)
        ? [element]
        : element.childNodes.flatMap((child) => ('tagName' in child ? within(child) : []));
  return within(main!).map(textIn).filter(Boolean);
};

const isPart = (element: Element): boolean =>
  ['button', 'label'].includes(element.tagName) ||
  (element.tagName === 'p' &&
    !elementsUnder(element).some(({ tagName }) => CONTROLS.includes(tagName)));

/** A text as it is compared with what was heard: its letters and digits. */
export const lettersOf = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
