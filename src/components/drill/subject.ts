import type { RuleAnchor } from '../../describe/index.ts';
import type { Subject } from '../../words/drill.ts';

/** Where the rules page tells of each subject. */
export const SUBJECT_RULES: Readonly<Record<Subject, RuleAnchor>> = {
  'two-copies': 'r1',
  'one-place': 'r7',
  suit: 'r8',
  neighbour: 'r8',
  'ace-king': 'r9',
  'full-pile': 'r10',
  'empty-pile': 'r13',
  'build-up': 'r14',
  'build-down': 'r15',
  'no-cycle': 'r16',
  'no-return': 'r17',
  pass: 'r17',
  base: 'r18',
};

/** Every subject, in the order of the rules. */
export const SUBJECTS = Object.keys(SUBJECT_RULES) as readonly Subject[];
