import { hintWords } from '#words/hint.ts';
import type { AdviceInTurn, AdviceRequest } from './advice.ts';
import { createAdviser } from './adviser.ts';
import type { NumberedRequest, NumberedSighting } from './looking.ts';

/** Turns what the look for a win finds into advice; the look has a thread of its own. */
const looking = new Worker(new URL('./lookWorker.ts', import.meta.url), { type: 'module' });

let turn = 0;
let looks = 0;

const adviser = createAdviser(
  hintWords,
  (advice) => {
    postMessage({ ...advice, turn } satisfies AdviceInTurn);
  },
  (request) => {
    looking.postMessage([++looks, request] satisfies NumberedRequest);
  },
);

looking.addEventListener('message', ({ data }: MessageEvent<NumberedSighting>) => {
  const [number, sighting] = data;
  if (number === looks) adviser.see(sighting);
});
looking.addEventListener('error', () => {
  // Passed on, so that the page can say that the hints have not come.
  throw new Error('The search could not be loaded');
});
addEventListener('message', ({ data }: MessageEvent<AdviceRequest>) => {
  turn = data.turn;
  if (data.kind === 'hint') adviser.ask(data.position);
  else adviser.follow(data.position, data.watches);
});
