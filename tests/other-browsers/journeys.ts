import { afterAll, describe } from 'vitest';

import { complaintJourneys } from './complaints.ts';
import { journeyIn } from './journey.ts';
import { learningJourneys } from './journeys/learning.ts';
import { pageJourneys } from './journeys/pages.ts';
import { steppingJourneys } from './journeys/stepping.ts';
import { trainerJourneys } from './journeys/trainer.ts';
import type { Engine } from './visitor.ts';

/** Every journey, in one browser. */
export const journeysIn = (engine: Engine) => {
  describe(engine.name, () => {
    afterAll(engine.close);
    const test = journeyIn(engine);
    complaintJourneys(engine, test);
    pageJourneys(test);
    steppingJourneys(test);
    trainerJourneys(test);
    learningJourneys(test);
  });
};
