import { hydrate } from 'preact';

import { Trial } from './Trial.tsx';
import { readTrial, trialRoot } from './trialRoot.ts';

/** Brings the board to life on the HTML that the build has drawn of it, as the trainer does. */
const root = document.getElementById(trialRoot);
if (root) hydrate(<Trial {...readTrial(root)} />, root);
