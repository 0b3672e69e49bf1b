import { describe, expect, test } from 'vitest';

import type { SearchFinding } from '../../../src/survey/finding.ts';
import { gradeOf } from '../../../src/survey/grade.ts';
import type { StudyName } from '../../../src/survey/studies.ts';
import { winnableTable } from '../../../src/survey/winnable.ts';
import { made, open, win } from './madeFindings.ts';

const search = (study: StudyName, result: Partial<SearchFinding>) =>
  made({ study, deal: 0, states: 2_000_000 }, result) as SearchFinding;

const none = open(2_000_000);
const impossible = { ...none, outcome: 'impossible' as const };
const narrow = win(9000);
const wide = { ...win(9000), width: 12 };
const proof = { ...win(90), width: 0 };

describe('the grade of a deal', () => {
  test.each([
    ['easy: narrow beams win with two redistributions too', narrow, narrow, 1],
    ['easy: won before the first beam', proof, proof, 1],
    ['middling: with two it takes wider beams', narrow, wide, 2],
    ['middling: with two nothing was found', narrow, none, 2],
    ['middling: with two there is no win', narrow, impossible, 2],
    ['hard: with three it takes wider beams', wide, none, 3],
    ['hard: narrow beams found it with two, but not with three', wide, narrow, 3],
    ['hard: won with two only', none, narrow, 3],
    ['none where no win is known', none, none, undefined],
    ['none where there is no win', impossible, impossible, undefined],
  ])('is %s', (_, three, two, grade) => {
    expect(
      gradeOf({ three: search('standard', three), two: search('redistributions2', two) }),
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
