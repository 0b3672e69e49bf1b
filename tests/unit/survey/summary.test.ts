import { expect, test } from 'vitest';

import { isSurvey } from '../../../src/survey/summary.ts';

// What the command writes is one: see the tests of the command.
test.each([[null], [undefined], ['survey'], [3], [{}], [{ grades: '123' }], [{ deals: 3100 }]])(
  'no figures of a survey: %j',
  (value) => {
    expect(isSurvey(value)).toBe(false);
  },
);
