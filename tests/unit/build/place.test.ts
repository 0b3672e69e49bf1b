import { expect, test } from 'vitest';

import { placeFrom } from '../../../src/build/place.ts';

test('the environment names an address and a folder, and with neither it is the root of one that stands for any', () => {
  expect(placeFrom({})).toEqual({ address: 'https://crescent.example', base: '' });
  expect(
    placeFrom({ SITE_ADDRESS: 'https://example.org/', SITE_BASE: '/giochi/crescent/' }),
  ).toEqual({ address: 'https://example.org', base: '/giochi/crescent' });
  expect(placeFrom({ SITE_ADDRESS: 'http://localhost:4321', SITE_BASE: '/' })).toEqual({
    address: 'http://localhost:4321',
    base: '',
  });
});

test.each(['', 'example.org', 'ftp://example.org', 'https://example.org/crescent', 'https://'])(
  '«%s» is no address, and it is told which variable is wrong and how to write it',
  (SITE_ADDRESS) => {
    expect(() => placeFrom({ SITE_ADDRESS })).toThrow(
      /^SITE_ADDRESS is «.*»: .*https:\/\/example\.org/,
    );
  },
);

test.each(['crescent', '/a//b', '/a b', '/a?b', '/../a', '/a/..', 'https://example.org/a'])(
  '«%s» is no folder of a host',
  (SITE_BASE) => {
    expect(() => placeFrom({ SITE_BASE })).toThrow(/^SITE_BASE is «.*»: .*\/crescent/);
  },
);
