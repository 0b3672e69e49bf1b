import { hintWords } from '../../words/it/hint.ts';
import type { AdviceRequest } from './advice.ts';
import { createAdviser } from './adviser.ts';
import type { Sighting } from './looking.ts';

/** Turns what the look for a win finds into hints; the look has a thread of its own. */
const looking = new Worker(new URL('./lookWorker.ts', import.meta.url), { type: 'module' });

const adviser = createAdviser(
  hintWords,
  (advice) => {
    postMessage(advice);
  },
  (request) => {
    looking.postMessage(request);
  },
);

looking.addEventListener('message', ({ data }: MessageEvent<Sighting>) => {
  adviser.see(data);
});
looking.addEventListener('error', () => {
  // Passed on, so that the page can say that the hints have not come.
  throw new Error('The search could not be loaded');
});
addEventListener('message', ({ data }: MessageEvent<AdviceRequest>) => {
  adviser.ask(data);
});
