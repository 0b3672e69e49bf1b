import * as fc from 'fast-check';

import { hostileText, pieces } from './hostileText.ts';

/** What can stand where a value of JSON stands, and some that can't. */
const VALUES = [
  '1e309',
  '-1e309',
  '-0',
  'NaN',
  '-1',
  '0.1',
  '1e21',
  '9007199254740993',
  'null',
  'true',
  '""',
  '[]',
  '{}',
  '{"toString":1,"valueOf":1}',
  '{"__proto__":{"isSafe":true}}',
  '{"length":16}',
  '["AS"]',
  '"<img src=x onerror=alert(1)>"',
];

/** Values in one another, as deep as a text of that length can go: what walks into them by calling itself comes to an end. */
const deep = fc
  .tuple(
    fc.constantFrom('[', '{"a":', '[{"deal":', '{"__proto__":'),
    fc.integer({ min: 1, max: 20_000 }),
  )
  .map(([open, depth]) => {
    const close = { '[': ']', '{': '}' } as const;
    const closing = Array.from(open.replace(/"[^"]*"|:/g, ''), (sign) => close[sign as '[']);
    return open.repeat(depth) + '0' + closing.reverse().join('').repeat(depth);
  });

/** A JSON text with one of its values, or one of its names, made another. */
const spoilt = (texts: fc.Arbitrary<string>) =>
  fc
    .tuple(
      texts,
      fc.nat(),
      fc.oneof(
        fc.constantFrom(...VALUES),
        deep,
        pieces.map((text) => JSON.stringify(text)),
      ),
    )
    .map(([text, at, value]) => {
      const parts = [...text.matchAll(/"[^"]*"|-?\d+|true|false|null/g)];
      const part = parts[at % (parts.length || 1)];
      if (!part) return value;
      return text.slice(0, part.index) + value + text.slice(part.index + part[0].length);
    });

/** JSON as it may come from outside: valid texts spoilt as JSON and as text, deep ones, any JSON at all. */
export const hostileJson = (...valid: readonly [string, ...string[]]): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 40, arbitrary: spoilt(fc.constantFrom(...valid)) },
    { weight: 40, arbitrary: hostileText(...valid) },
    { weight: 20, arbitrary: fc.json({ maxDepth: 4 }) },
    { weight: 1, arbitrary: deep },
  );
