import * as fc from 'fast-check';

/** Names that an object has without having been given them. */
const NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty'];

/** What becomes an element, an attribute or a script where a text is taken for HTML. */
const MARKUP = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  "' autofocus onfocus='alert(1)",
  '<svg/onload=alert(1)>',
  '</p></div><iframe srcdoc="<script>alert(1)</script>">',
  '<style>*{display:none}</style>',
  '<!--',
  ']]>',
  '&lt;b&gt;',
  '&#60;b&#62;',
  'javascript:alert(1)',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
];

const NUMBERS = [
  '1e309',
  '-0',
  '-1',
  'NaN',
  'Infinity',
  '0x10',
  '1.5',
  '9'.repeat(40),
  '٣',
  '１０',
];

/** Lone halves of a pair, what turns the line round, what grows when it is normalised or changes case, what is unseen. */
const SIGNS = [
  '\ud800',
  '\udfff',
  '\u202e',
  '\u0000',
  '\ufeff',
  '\u200b',
  '\ufdfa',
  'ß',
  'ı',
  'ﬀ',
  'e\u0301\u0301',
  '👩‍👩‍👧‍👦',
  '\r\n',
  '%',
  '%00',
  '%ff',
  '+',
  '&',
  '=',
  '#',
  '\\',
];

export const pieces = fc.constantFrom(...NAMES, ...MARKUP, ...NUMBERS, ...SIGNS);

/** Code units in any order, halves of pairs alone among them. */
const units = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
  .map((codes) => String.fromCharCode(...codes));

/** As long as what a page can be handed at once: a million code units. */
export const MEGABYTE = 1_000_000;

/** A piece again and again, so long that some of what reads it gives up, or just not so long. */
const fill = (piece: string, length: number) =>
  piece.repeat(Math.ceil(length / (piece.length || 1)));
const LENGTHS = [7_900, 99_000, 99_000, MEGABYTE] as const;

/** A text with one thing done to it. */
type Change = (text: string) => string;

const between = (text: string, one: number, other: number): readonly [number, number] => {
  const [first, last] = [one % (text.length + 1), other % (text.length + 1)];
  return first < last ? [first, last] : [last, first];
};

const change = (others: fc.Arbitrary<string>): fc.Arbitrary<Change> =>
  fc
    .tuple(
      fc.constantFrom('flip', 'cut', 'repeat', 'splice', 'insert'),
      fc.nat(),
      fc.nat(),
      fc.oneof(pieces, others),
    )
    .map(([kind, one, other, piece]) => (text) => {
      const [first, last] = between(text, one, other);
      const [head, middle, tail] = [
        text.slice(0, first),
        text.slice(first, last),
        text.slice(last),
      ];
      switch (kind) {
        case 'flip':
          return head + String.fromCharCode(text.charCodeAt(first) ^ (1 << (other % 16))) + tail;
        case 'cut':
          return head + tail;
        case 'repeat':
          return head + middle.repeat(2 + (one % 20)) + tail;
        case 'splice':
          return head + piece.slice(Math.min(first, piece.length));
        case 'insert':
          return head + piece + middle + tail;
      }
    });

/** How many ordinary texts there are for each that is very long. */
const ORDINARY = 400;

/**
 * Texts as they may come from outside: valid ones with one to three things done to them, any code units, names that
 * objects have, markup, odd numbers, and now and then a million characters.
 */
export const hostileText = (...valid: readonly [string, ...string[]]): fc.Arbitrary<string> => {
  const good = fc.constantFrom(...valid);
  const changed = fc
    .tuple(good, fc.array(change(good), { minLength: 1, maxLength: 3 }))
    .map(([text, changes]) => changes.reduce((now, make) => make(now), text));
  const long = fc
    .tuple(good, fc.oneof(good, pieces, units), good, fc.constantFrom(...LENGTHS))
    .chain(([start, piece, end, length]) =>
      fc.constantFrom(
        fill(piece, length),
        start + fill(piece, length),
        start + fill(piece, length) + end,
        fill(`${piece} `, length),
      ),
    );
  return fc.oneof(
    { weight: 6 * ORDINARY, arbitrary: changed },
    { weight: 2 * ORDINARY, arbitrary: fc.oneof(units, pieces, fc.string({ unit: 'grapheme' })) },
    { weight: ORDINARY, arbitrary: good },
    { weight: 60, arbitrary: long },
  );
};
