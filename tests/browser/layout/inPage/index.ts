import { beyondWidth } from './beyondWidth.ts';
import { clippedText } from './clippedText.ts';
import { cutChoices } from './cutChoices.ts';
import { faintEdges } from './faintEdges.ts';
import { faintRings } from './faintRings.ts';
import { faintText } from './faintText.ts';
import { hiddenFocus } from './hiddenFocus.ts';
import { lostMarks } from './lostMarks.ts';
import { misprints } from './paper.ts';
import { motion } from './motion.ts';
import { overlaps } from './overlaps.ts';
import { changedPixels, inkOf } from './pixels.ts';
import { forgetAll } from './remembered.ts';
import { smallTargets } from './smallTargets.ts';
import { spiltText } from './spiltText.ts';

/** What can be measured in a page, each a list of faults in words. */
const measures = {
  beyondWidth,
  clippedText,
  cutChoices,
  faintEdges,
  faintRings,
  faintText,
  hiddenFocus,
  lostMarks,
  misprints,
  motion,
  overlaps,
  smallTargets,
  spiltText,
};

export type Measure = keyof typeof measures;

/** What some measures find in the page as it is now: each fault once, after the name of its measure. */
function faultsBy(names: readonly Measure[]): string[] {
  forgetAll();
  const faults = names.flatMap((name) => measures[name]().map((fault) => `${name}: ${fault}`));
  return [...new Set(faults)];
}

/** What tests call in the page. */
const layout = { faultsBy, changedPixels, inkOf };

declare global {
  var layoutInPage: typeof layout | undefined;
}

globalThis.layoutInPage = layout;
