import { expect, test } from 'vitest';

import { scoreOf } from '../mutation/score.ts';

test('a change that the tests catch, or that never ends, counts as caught; one that nothing loads with, neither way', () => {
  const caught = ['Killed', 'Killed', 'Timeout'];
  const passed = ['Survived', 'NoCoverage'];
  expect(scoreOf([...caught, ...passed, 'RuntimeError', 'Ignored'])).toEqual({
    caught: 3,
    passed: 2,
    score: 60,
  });
});
