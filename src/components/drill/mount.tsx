import { hydrate } from 'preact';

import { Drill } from './Drill.tsx';
import { drillRoot } from './root.ts';

/** Brings the drill to life on the HTML that the build has drawn of it, as the trainer is. */
const root = document.getElementById(drillRoot);
if (root) hydrate(<Drill />, root);
