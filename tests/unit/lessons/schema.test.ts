import { expect, test } from 'vitest';

import { lessonSchema, lessonTextSchema } from '../../../src/lessons/schema.ts';
import { lessonOf } from './course.ts';

const { json } = lessonOf('due-copie');
const { position } = json as { position: Record<string, unknown> };
const { piles } = position as { piles: string[][] };

/** The fields at fault and what is wrong with them, as the build prints them under the file's name. */
const faultsOf = (lesson: unknown): string[] => {
  const read = lessonSchema.safeParse(lesson);
  return read.success
    ? []
    : read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};

test('a lesson of the site has no fault', () => {
  expect(faultsOf(json)).toEqual([]);
});

test.each([
  ['rule', { rule: 'r33' }, 'rule: no-such-rule'],
  ['rule', { rule: '8' }, 'rule: no-such-rule'],
  ['a missing rule', { rule: undefined }, 'rule: '],
  [
    'a card too many',
    { position: { ...position, piles: [['QD'], ...piles.slice(1)] } },
    'position: not-two-decks {"card":"QD","count":3}',
  ],
  [
    'a pile too few',
    { position: { ...position, piles: piles.slice(1) } },
    'position: wrong-pile-count',
  ],
  [
    'a redistribution too many',
    { position: { ...position, redistributionsLeft: 4 } },
    'position: wrong-redistributions',
  ],
  ['nothing to be done', { done: {} }, 'done: '],
  ['a foundation that is none', { done: { foundation: 'X+', count: 3 } }, 'done: '],
  ['two things to be done', { done: { won: true, blocked: true } }, 'done: '],
  ['a pile that is none', { done: { pile: '17', top: '5H' } }, 'done: '],
  ['a card that is none', { done: { played: ['1H'] } }, 'done: '],
  ['no solution', { solution: [] }, 'solution: not-done'],
  ['a solution that stops short', { solution: ['3>H+'] }, 'solution: not-done'],
  [
    'a solution that goes on',
    { solution: ['3>H+', '3>H+', '3>4'] },
    'solution: done-early {"at":2}',
  ],
  [
    'an unreadable solution',
    { solution: ['3>H+', 'su'] },
    'solution: unreadable {"at":2,"text":"su"}',
  ],
  [
    'an illegal solution',
    { solution: ['3>H+', '3>4'] },
    'solution: entry 2, «3>4», is refused: different-suit, not-adjacent',
  ],
  ['a field too many', { hint: 'guarda i semi' }, ': Unrecognized key'],
])('%s is refused, and the field is named', (_, change, fault) => {
  const faults = faultsOf({ ...json, ...change });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(fault);
  expect(faults[0]!.split(':')[0]).toBe(fault.split(':')[0]);
});

test('words with a hint missing are refused, and the field is named', () => {
  const { text } = lessonOf('due-copie');
  const read = lessonTextSchema.safeParse({ ...text, hints: [text.hints[0]] });
  expect(read.error?.issues.map(({ path }) => path[0])).toEqual(['hints']);
});
