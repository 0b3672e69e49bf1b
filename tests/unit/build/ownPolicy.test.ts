import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import { withOwnPolicy } from '../../../src/build/ownPolicy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const meta = (policy: string) => `<meta http-equiv="content-security-policy" content="${policy}">`;
const charset = '<meta charset="utf-8">';
const body =
  '<script>one()</script><style>a{}</style><script src="/x.js"></script><script type="speculationrules">{}</script>';

test('a policy comes first, and allows what is inline on its page and nothing else', () => {
  const given = `${charset}${body}${meta("default-src 'none';script-src 'self' 'sha256-abc='; style-src 'self' 'sha256-def=';")}`;
  const script = `script-src 'self' ${hash('one()')} ${hash('{}')}`;
  const own = `default-src 'none';${script};style-src 'self' ${hash('a{}')}`;
  expect(withOwnPolicy(given)).toBe(`${charset}${meta(own)}${body}`);
});

test('a page with no policy stops the build', () => {
  expect(() => withOwnPolicy(charset + body)).toThrow('no security policy');
  expect(() => withOwnPolicy(meta("default-src 'none'") + body)).toThrow('no place for one');
});
