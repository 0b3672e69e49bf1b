import { it } from '../../../src/words/it.ts';
import type { Examples } from './examples.ts';

const { trial } = it;

/** The same table for what goes with the board to try on the first page. */
export const trialSentences: Examples = {
  'trial.plays': [
    [trial.plays('9C', '1', '12'), 'Tocca il 9 di fiori, nella pila 1: va sulla pila 12.'],
    [
      trial.plays('AH', '3', 'H+'),
      'Tocca l’asso di cuori, nella pila 3: va sulla fondazione ascendente di cuori.',
    ],
  ],
  'trial.isRefused': [
    [
      trial.isRefused('8S', '2', 'QH', '3'),
      'Poi prova l’8 di picche, nella pila 2, sulla donna di cuori, nella pila 3: non si può, e leggi perché.',
    ],
  ],
};
