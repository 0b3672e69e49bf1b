import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import { attribute, textOf, type Element } from '../html/elements.ts';
import { pageOf, pages, type Page } from './allPages.ts';

const directives = [
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'img-src',
  'manifest-src',
  'script-src',
  'style-src',
  'worker-src',
];

const isPolicy = (element: Element) =>
  element.tagName === 'meta' &&
  attribute(element, 'http-equiv')?.toLowerCase() === 'content-security-policy';

const hashOf = (element: Element) =>
  `'sha256-${createHash('sha256').update(textOf(element)).digest('base64')}'`;

/** What is wrong with the policy of a page, or is there in spite of it. */
function faultsOf({ elements }: Page): string[] {
  const policies = elements.filter(isPolicy);
  if (policies.length !== 1) return [`${policies.length} policies`];
  const policy = new Map(
    attribute(policies[0]!, 'content')!
      .split(';')
      .map((text) => text.trim().split(/\s+/))
      .map(([name, ...sources]) => [name!, sources]),
  );
  const governed = ['script', 'style', 'link', 'img', 'base'];
  const before = elements
    .slice(0, elements.indexOf(policies[0]!))
    .filter(({ tagName }) => governed.includes(tagName));
  const isInline = (element: Element) => attribute(element, 'src') === undefined;
  const inline = {
    'script-src': elements.filter((one) => one.tagName === 'script' && isInline(one)).map(hashOf),
    'style-src': elements.filter((one) => one.tagName === 'style').map(hashOf),
  };
  const handlers = elements.flatMap(({ attrs }) =>
    attrs.filter(({ name }) => name === 'style' || name.startsWith('on')),
  );
  return [
    ...before.map(({ tagName }) => `<${tagName}> comes before the policy`),
    ...handlers.map(({ name }) => `an inline ${name}`),
    ...directives.filter((name) => !policy.has(name)).map((name) => `no ${name}`),
    ...[...policy.keys()].filter((name) => !directives.includes(name)),
    ...[...policy.values()].flat().filter((source) => !isStrict(source)),
    ...Object.entries(inline).flatMap(([name, needed]) => {
      const hashes = (policy.get(name) ?? []).filter((source) => source.startsWith("'sha256-"));
      return [
        ...needed.filter((hash) => !hashes.includes(hash)).map(() => `${name} misses a hash`),
        ...hashes.filter((hash) => !needed.includes(hash)).map(() => `${name} has one too many`),
      ];
    }),
  ];
}

const isStrict = (source: string) =>
  ["'none'", "'self'", 'data:'].includes(source) || /^'sha256-[\w+/]+=*'$/.test(source);

test('every page begins with a strict policy, which allows the scripts and styles inline in it and no other', () => {
  const wrong = [...pages.values()].flatMap((page) =>
    faultsOf(page).map((fault) => `${page.address}: ${fault}`),
  );
  expect(wrong).toEqual([]);
});

const [{ html }] = pages.values() as unknown as [Page];

test.each([
  ['no policy', html.replace('content-security-policy', 'x'), '0 policies'],
  ['unsafe-inline', html.replace("script-src 'self'", "$& 'unsafe-inline'"), "'unsafe-inline'"],
  [
    'another site',
    html.replace("style-src 'self'", '$& https://cdn.example'),
    'https://cdn.example',
  ],
  [
    'a script more',
    html.replace('</head>', '<script>more()</script></head>'),
    'script-src misses a hash',
  ],
  ['a style more', html.replace('</head>', '<style>a{}</style></head>'), 'style-src misses a hash'],
  [
    'a script before',
    html.replace('<meta', '<script src="/x.js"></script><meta'),
    '<script> comes before the policy',
  ],
  ['a style attribute', html.replace('<main', '<main style="color:red"'), 'an inline style'],
  ['a handler', html.replace('<main', '<main onclick="x()"'), 'an inline onclick'],
  ['no default', html.replace("default-src 'none';", ''), 'no default-src'],
])('%s is seen', (_, changed, fault) => {
  expect(faultsOf(pageOf('/', changed))).toContain(fault);
});
