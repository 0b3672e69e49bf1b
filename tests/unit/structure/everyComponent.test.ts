import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { expect, test } from 'vitest';

import { COVERED } from './covered.ts';

const root = join(import.meta.dirname, '../../..');

/** Whatever draws: components, and what makes elements by hand. Programs that only start one draw nothing of their own. */
const drawing = readdirSync(join(root, 'src/components'), { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.(?:astro|tsx)$/.test(path) && !/\/(?:mount|enliven)\.tsx$/.test(path));

test('every component has a test of what a listener meets of it', () => {
  expect(drawing.filter((path) => !(path in COVERED))).toEqual([]);
});

test.each(Object.entries(COVERED))('%s is described in %s', (path, file) => {
  const titles = [...readFileSync(join(root, file), 'utf8').matchAll(/^describe\('(.*)'/gm)];
  const named = titles.flatMap(([, title]) => title!.split(/, | and /));
  expect(named).toContain(basename(path).replace(/\.\w+$/, ''));
  expect(readFileSync(join(root, 'src/components', path), 'utf8')).not.toBe('');
});
