import type { Answer } from '../../words/drill.ts';

/** Every answer that can be given, always all of them: none can be told by what else is on offer. */
export const ANSWERS: readonly Answer[] = [
  'yes',
  'suit',
  'rank',
  'full',
  'empty',
  'complete',
  'no-return',
  'base',
  'same-place',
];
