import { enliven } from './enliven.tsx';
import { trainerRoot } from './root.ts';

const root = document.getElementById(trainerRoot);
if (root) enliven(root);
