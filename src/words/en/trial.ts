import type { Card, Pile, Place } from '../../engine/index.ts';
import type { liveTrial as liveIt, trial as it } from '../it/trial.ts';
import { card } from './card.ts';
import { live } from './live.ts';
import { place } from './place.ts';

/** What goes with the board to try on the first page. */
export const trial = {
  title: 'Try it now',
  greeting: 'Each tap is answered here.',
  /** A move that can be made: “Tap the 2 of spades, in pile 9: it goes on the ascending spade foundation.” */
  plays: (moved: Card, from: Pile, to: Place): string =>
    `Tap ${card.with('il', moved)}, ${place.with('in', from)}: it goes ${place.with('su', to)}.`,
  /** And one that can't: “Then try the 10 of spades, in pile 5, on the queen of hearts, in pile 6.” */
  isRefused: (moved: Card, from: Pile, onto: Card, to: Pile): string =>
    `Then try ${card.with('il', moved)}, ${place.with('in', from)}, ${card.with('su', onto)}, ${place.with('in', to)}: it is refused, and you are told why.`,
  playOn: 'Carry on in Practice',
} satisfies typeof it;

/** The words that the board takes to the browser. */
export const liveTrial = { ...live, trial } satisfies typeof liveIt;
