import { expect, test } from 'vitest';

import { readOptions } from '../../screen-reader/options.ts';

test('both browsers and every journey, unless told otherwise', () => {
  expect(readOptions([])).toMatchObject({
    browsers: ['chromium', 'firefox'],
    only: '',
    keep: false,
  });
  expect(readOptions(['--browser', 'firefox', '--only', 'regole'])).toMatchObject({
    browsers: ['firefox'],
    only: 'regole',
  });
});

test.each([
  [['--browser', 'lynx'], '--browser takes chromium or firefox, not «lynx».'],
  [['--loud'], '--loud'],
])('%j is refused with what would do', (args, message) => {
  expect(() => readOptions([...args])).toThrow(message);
});
