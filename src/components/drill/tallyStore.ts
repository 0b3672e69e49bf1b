import { createStore } from '../trainer/store.ts';
import { readTally } from './tally.ts';

/** Where the tally is kept, on this device and nowhere else. */
export const tallyStore = createStore('crescent.drill', readTally);
