import type { Place } from '../../engine/index.ts';
import type { Intent } from './intent.ts';
import type { Reply } from './reply.ts';

/** Two taps on one place within this many milliseconds are a double tap. */
const DOUBLE = 350;

/**
 * Tells taps and double taps apart. A tap acts at once, so its second half comes too late for the first: it goes to a
 * foundation if the first only chose the card (R25). It does nothing if a card has just been played or refused there, or
 * an unsteady hand would play one that it never meant.
 */
export const createTapReader = (act: (intent: Intent) => Reply | undefined) => {
  let last: { place: Place; time: number; kind: Reply['kind'] | undefined } | undefined;
  return (place: Place, time: number): void => {
    const before = last?.place === place && time - last.time < DOUBLE ? last : undefined;
    if (before && before.kind !== 'selected' && before.kind !== 'unselected') {
      before.time = time;
      return;
    }
    const reply = act({ kind: before ? 'double-tap' : 'tap', place });
    last = { place, time, kind: reply?.kind };
  };
};
