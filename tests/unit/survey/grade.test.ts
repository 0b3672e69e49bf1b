import { describe, expect, test } from 'vitest';

import type { SearchFinding } from '../../../src/survey/finding.ts';
import { gradeOf } from '../../../src/survey/grade.ts';
import type { StudyName } from '../../../src/survey/studies.ts';
import { winnableTable } from '../../../src/survey/winnable.ts';
import { made, open, win } from './madeFindings.ts';

const search = (study: StudyName, result: Partial<SearchFinding>) =>
  made({ study, deal: 0, states: 2_000_000 }, result) as SearchFinding;

const LIMIT = 250_000;
const none = open(2_000_000);
const impossible = { ...none, outcome: 'impossible' as const };
const wide = (searched: number) => ({ ...win(searched), width: 12 });
const proof = (searched: number) => ({ ...win(searched), width: 0 });

describe('the grade of a deal', () => {
  test.each([
    ['easy: one redistribution is enough', win(9000), win(8000), win(LIMIT), 1],
    ['easy, though nothing is known with more', none, none, win(100), 1],
    ['middling: with one it takes too long', win(9000), win(8000), win(LIMIT + 1), 2],
    ['middling: with one there is no win', win(9000), win(LIMIT), impossible, 2],
    ['middling: won before the first beam', win(9000), proof(90), none, 2],
    ['hard: with two it takes too long', win(9000), win(LIMIT + 1), none, 3],
    ['hard: with two it takes wider beams', win(9000), wide(8000), none, 3],
    ['hard: won with three only', win(19_000_000), none, none, 3],
    ['hard: won with two only', none, win(1_900_000), none, 3],
    ['hard: won with one only, after long', none, none, win(1_900_000), 3],
    ['none where no win is known', none, none, none, undefined],
    ['none where there is no win', impossible, impossible, impossible, undefined],
  ])('is %s', (_, three, two, one, grade) => {
    expect(
      gradeOf({
        three: search('standard', three),
        two: search('redistributions2', two),
        one: search('redistributions1', one),
      }),
    ).toBe(grade);
  });
});

test('the table of winnable deals has the grade of each in its place', () => {
  const grades = [1, undefined, 3, 2, 1, undefined] as const;
  const table = winnableTable(grades);
  expect(table).toEqual({ grades: '1-321-' });
  const read = Array.from(table.grades, (mark) => (mark === '-' ? undefined : Number(mark)));
  expect(read).toEqual(grades);
});
