import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

type Versions = Record<string, string>;
const manifest = JSON.parse(read('package.json')) as Record<
  'dependencies' | 'devDependencies' | 'optionalDependencies',
  Versions
>;
const versions: Versions = {
  ...manifest.dependencies,
  ...manifest.devDependencies,
  ...manifest.optionalDependencies,
};

/** The rows of the table of dependencies, in cells: package, what for, why not our own, what readers pay, licence. */
const rows = read('CONTRIBUTING.md')
  .split('## Dependencies')[1]!
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const names = rows.map(([name]) => name!.replaceAll('`', ''));

test('every dependency has its row in CONTRIBUTING.md, and every row its dependency', () => {
  expect(names.toSorted()).toEqual(Object.keys(versions).toSorted());
});

test('each row says everything', () => {
  expect(rows.filter((cells) => cells.length !== 5 || cells.includes(''))).toEqual([]);
});

test('each version is exact', () => {
  expect(
    Object.entries(versions).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version)),
  ).toEqual([]);
});

test('each licence is the one that the package has', () => {
  // Of the two packages that bring Node, a machine installs one.
  const installed = rows.filter(([name]) => !name!.includes('node-linux'));
  const wrong = installed.flatMap(([cell, , , , told]) => {
    const name = cell!.replaceAll('`', '');
    const { license } = JSON.parse(read(`node_modules/${name}/package.json`)) as {
      license: string;
    };
    return license.replaceAll(' AND ', ', ') === told ? [] : [`${name}: ${license}`];
  });
  expect(wrong).toEqual([]);
});
