import { hydrate } from 'preact';

import SpeakingPlayer from './SpeakingPlayer.tsx';
import { playerRoot } from './root.ts';

/**
 * Brings the player to life on the HTML that the build has drawn of it. An island without Astro's own runtime, which
 * would also bring every part of the signals that the trainer shares with it.
 */
const root = document.getElementById(playerRoot);
const { source, shown } = root?.dataset ?? {};
if (root && source && shown) hydrate(<SpeakingPlayer source={source} shown={shown} />, root);
