import type { Advice } from '../../../src/components/hint/advice.ts';
import { createAdviser } from '../../../src/components/hint/adviser.ts';
import type { LookRequest } from '../../../src/components/hint/looking.ts';
import { hintWords } from '../../../src/words/it/hint.ts';

/** An adviser, the hints and whatever else it has told, and what it has asked to be looked for. */
export const advised = () => {
  const told: Advice[] = [];
  const outlooks: Advice[] = [];
  const looks: LookRequest[] = [];
  const adviser = createAdviser(
    hintWords,
    (advice) => (advice.kind === 'hint' ? told : outlooks).push(advice),
    (request) => looks.push(request),
  );
  return { ...adviser, told, outlooks, looks, last: () => told.at(-1)?.text };
};
