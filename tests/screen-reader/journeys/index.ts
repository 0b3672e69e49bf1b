import type { Journey } from '../journey.ts';
import { endingJourneys } from './endings.ts';
import { findingJourneys } from './finding.ts';
import { learningJourneys } from './learning.ts';
import { playingJourneys } from './playing.ts';
import { refusalJourneys } from './refusals.ts';
import { rulesJourneys } from './rules.ts';
import { stepsJourneys } from './steps.ts';

/** Every journey, in the order in which they are taken and shown. */
export const journeys: readonly Journey[] = [
  ...rulesJourneys,
  ...stepsJourneys,
  ...refusalJourneys,
  ...playingJourneys,
  ...endingJourneys,
  ...learningJourneys,
  ...findingJourneys,
];
