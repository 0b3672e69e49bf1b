import { hydrate } from 'preact';

import { Trainer } from './Trainer.tsx';
import { readGames, trainerRoot } from './root.ts';

/**
 * Brings the trainer to life on the HTML that the build has drawn of it. An island without Astro's own runtime, which
 * would cost this page as much as the engine does.
 */
const root = document.getElementById(trainerRoot);
if (root) hydrate(<Trainer games={readGames(root)} />, root);
