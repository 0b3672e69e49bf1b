import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import { describe, expect, test } from 'vitest';

import { describePlace } from '../../src/describe/index.ts';
import { FOUNDATIONS, PILES } from '../../src/engine/index.ts';
import { words } from '#words';
import { paths } from '../../src/words/paths.ts';
import { attribute, named, textOf, withClass } from '../html/elements.ts';
import { wonBoard } from '../unit/engine/wonGame.ts';
import { wonPlayback } from '../unit/player/wonPlayback.ts';
import { anyFrameAddress, frameAddresses } from './addresses.ts';
import { isForFrames, pageAt, pages } from './allPages.ts';
import { builtFiles, dist } from './dist.ts';
import { resourcesOf } from './resources.ts';
import { scriptsOf } from './scripts.ts';

const metaOf = (address: string, name: string) =>
  named(pageAt(address).elements, 'meta')
    .filter((meta) => [attribute(meta, 'name'), attribute(meta, 'http-equiv')].includes(name))
    .map((meta) => attribute(meta, 'content'));

describe.each(wonPlayback.steps)('the frame $frame', ({ frame: address, ...step }) => {
  const page = pageAt(address);

  test('runs no script, and asks for nothing but its icon', () => {
    const { inline, loaded, later } = scriptsOf(page);
    expect([...inline, ...loaded, ...later]).toEqual([]);
    expect(resourcesOf(page).filter((one) => !one.startsWith('data:'))).toEqual([paths.favicon()]);
    expect(metaOf(address, 'content-security-policy').join()).not.toContain("'unsafe");
  });

  test('is named, and kept out of search engines', () => {
    expect(named(page.elements, 'title').map(textOf)).toEqual([words.embed.title(step.number)]);
    expect(metaOf(address, 'robots')).toEqual(['noindex']);
  });

  test('says what was played and what it changed, and leads to the whole page in a new tab, which it says', () => {
    expect(named(page.elements, 'h1').map(textOf)).toEqual([`${step.number}: ${step.what}`]);
    expect(named(page.elements, 'p').map(textOf)).toContain(step.change);
    const links = named(page.elements, 'a');
    expect(links.map((link) => attribute(link, 'href'))).toEqual([step.path]);
    expect(links.map((link) => attribute(link, 'target'))).toEqual(['_blank']);
    expect(textOf(links[0]!).trim()).toBe(words.embed.onSite);
  });
});

test('a frame shows the same board as the page of its step', () => {
  const board = wonBoard({ after: 47 });
  const shown = withClass(pageAt(paths.embedded('partita-vinta', '47')).elements, 'words').map(
    textOf,
  );
  expect(shown).toEqual(
    [...FOUNDATIONS, ...PILES].map((place) => describePlace(board, place, words)),
  );
});

test('the frame for any board runs one script of the site, and says what is missing without it', () => {
  const page = pageAt(anyFrameAddress);
  expect(scriptsOf(page).inline).toEqual([]);
  expect(scriptsOf(page).loaded).toHaveLength(1);
  expect(textOf(named(page.elements, 'noscript')[0]!)).toContain(words.embed.noScript);
  expect(metaOf(anyFrameAddress, 'robots')).toEqual(['noindex']);
});

test('no other page is for a frame, and the search knows none of them', () => {
  const framed = [...pages.values()].filter(isForFrames).map(({ address }) => address);
  expect(framed.sort()).toEqual([anyFrameAddress, ...frameAddresses].sort());
  expect(frameAddresses).toContain(paths.embedded('partita-vinta', '10'));
  const known = builtFiles()
    .filter((path) => path.endsWith('.pf_fragment'))
    .map((path) => gunzipSync(readFileSync(join(dist, path))).toString());
  expect(known.length).toBeGreaterThan(150);
  expect(known.filter((text) => text.includes(anyFrameAddress))).toEqual([]);
});
