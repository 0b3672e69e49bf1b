import type { Case } from '../../../src/components/drill/case.ts';
import { CASES } from '../../../src/components/drill/cases.ts';
import { nextCase, nextQuestion, type Question } from '../../../src/components/drill/question.ts';
import { randomFrom } from '../../../src/solver/index.ts';
import type { Tally } from '../../../src/components/drill/tally.ts';

/** A run of questions to somebody of whom nothing changes from one to the next. */
export const askedOf = (tally: Tally, count: number, seed: number): Question[] => {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => nextQuestion(tally, random));
};

/** The kinds of such a run, which are drawn before any board is looked for. */
export const drawnOf = (tally: Tally, count: number, seed: number): Case[] => {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => CASES[nextCase(tally, random)]);
};

/** How many of a list are so, from 0 to 1. */
export const shareOf = <Value>(values: readonly Value[], isSo: (value: Value) => boolean): number =>
  values.filter(isSo).length / values.length;
