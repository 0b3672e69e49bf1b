import type { Place } from '../../engine/index.ts';
import type { Intent } from './intent.ts';
import type { Reply } from './reply.ts';

/** Two taps on one place within this many milliseconds are a double tap. */
const DOUBLE = 350;

/**
 * Tells taps and double taps apart. A tap acts at once, so its second half comes too late for the first: it goes to a
 * foundation if the first only chose the card, and does nothing if the first has already played it (R25).
 */
export const createTapReader = (act: (intent: Intent) => Reply | undefined) => {
  let last: { place: Place; time: number; reply: Reply | undefined } | undefined;
  return (place: Place, time: number): void => {
    const isSecond = last?.place === place && time - last.time < DOUBLE;
    const first = isSecond ? last?.reply?.kind : undefined;
    if (first === 'played') {
      last = undefined;
      return;
    }
    const reply = act({ kind: first === 'selected' ? 'double-tap' : 'tap', place });
    last = isSecond ? undefined : { place, time, reply };
  };
};
