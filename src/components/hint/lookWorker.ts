import { createLooking, type NumberedRequest, type NumberedSighting } from './looking.ts';

let latest = 0;

/** Looks for wins, apart from all else, so that nothing waits for it. */
const ask = createLooking({
  tell: (sighting) => {
    postMessage([latest, sighting] satisfies NumberedSighting);
  },
  now: () => performance.now(),
  later: (goOn) => setTimeout(goOn),
});

addEventListener('message', ({ data }: MessageEvent<NumberedRequest>) => {
  const [number, request] = data;
  latest = number;
  ask(request);
});
