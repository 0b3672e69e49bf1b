import { parseFragment } from 'parse5';
import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';

import { elementsUnder, type Element } from '../../html/elements.ts';

/** Every element that a component draws, in order. */
export const draw = (component: VNode): Element[] =>
  elementsUnder(parseFragment(renderToString(component)));
