import { createLooking, type LookRequest } from './looking.ts';

/** Looks for wins, apart from all else, so that nothing waits for it. */
const ask = createLooking({
  tell: (sighting) => {
    postMessage(sighting);
  },
  now: () => performance.now(),
  later: (goOn) => setTimeout(goOn),
});

addEventListener('message', ({ data }: MessageEvent<LookRequest>) => {
  ask(data);
});
