import { expect, test } from 'vitest';

import { readOptions } from '../../screen-reader/options.ts';

test('both browsers, both languages and every journey, unless told otherwise', () => {
  expect(readOptions([])).toMatchObject({
    browsers: ['chromium', 'firefox'],
    locales: ['it', 'en'],
    only: '',
    keep: false,
  });
  expect(
    readOptions(['--browser', 'firefox', '--language', 'en', '--only', 'rules']),
  ).toMatchObject({ browsers: ['firefox'], locales: ['en'], only: 'rules' });
});

test.each([
  [['--browser', 'lynx'], '--browser takes chromium or firefox, not «lynx».'],
  [['--language', 'la'], '--language takes it or en, not «la».'],
  [['--loud'], '--loud'],
])('%j is refused with what would do', (args, message) => {
  expect(() => readOptions([...args])).toThrow(message);
});
