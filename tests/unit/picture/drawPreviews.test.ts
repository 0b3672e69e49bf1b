import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { beforeEach, expect, test } from 'vitest';

import { previewSvg } from '../../../src/components/picture/previewSvg.ts';
import { deal, formatCode, start } from '../../../src/engine/index.ts';
import { drawPng } from '../../../src/build/previews/drawPng.ts';
import { drawPreviews } from '../../../src/build/previews/drawPreviews.ts';
import { it as words } from '../../../src/words/it.ts';

const previewOf = (code: number) =>
  previewSvg({ position: start(deal(formatCode(code))), title: `Mano ${code}` }, words, 'Crescent');
const previews = new Map([1, 2, 3].map((code) => [`${code}.png`, previewOf(code)]));

let root: string;
const folderOf = (name: string) => pathToFileURL(`${join(root, name)}/`);
const filesIn = (name: string) =>
  readdirSync(join(root, name)).map(
    (file) => [file, readFileSync(join(root, name, file))] as const,
  );

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'previews-'));
  for (const name of ['cache', 'first', 'again']) mkdirSync(join(root, name));
  return () => {
    rmSync(root, { recursive: true });
  };
});

test('a picture is the same bytes each time, and another for another board', async () => {
  const [first, again, other] = await Promise.all(
    [1, 1, 2].map((code) => drawPng(previewOf(code))),
  );
  expect(again!.equals(first!)).toBe(true);
  expect(other!.equals(first!)).toBe(false);
});

test('every preview is drawn under its name, and not drawn again as long as it is kept', async () => {
  expect(await drawPreviews(previews, folderOf('first'), folderOf('cache'))).toBe(3);
  expect(filesIn('first').map(([name]) => name)).toEqual([...previews.keys()]);
  expect(filesIn('first')[1]![1].equals(await drawPng(previewOf(2)))).toBe(true);

  expect(await drawPreviews(previews, folderOf('again'), folderOf('cache'))).toBe(0);
  expect(filesIn('again')).toEqual(filesIn('first'));
});

test('what was kept of another picture under the same name is not taken for it', async () => {
  await drawPreviews(previews, folderOf('first'), folderOf('cache'));
  const changed = new Map([['1.png', previewOf(4)]]);
  expect(await drawPreviews(changed, folderOf('again'), folderOf('cache'))).toBe(1);
  expect(filesIn('again')[0]![1].equals(await drawPng(previewOf(4)))).toBe(true);
});
