import { describe, expect, test } from 'vitest';

import { LISTENINGS } from '#words/address.ts';
import type { Heard } from '../../src/transcripts/transcript.ts';
import { paths } from '../../src/words/paths.ts';
import { attribute, classesOf, named } from '../html/elements.ts';
import type { BrowserName } from '../screen-reader/ear.ts';
import { faultsOf } from '../screen-reader/faults.ts';
import type { Journey } from '../screen-reader/journey.ts';
import { journeys } from '../screen-reader/journeys/index.ts';
import { language } from '../screen-reader/languages/index.ts';
import { keptTranscript } from '../screen-reader/transcripts.ts';
import { pageAt } from './allPages.ts';
import { lettersOf, partsOf, readBy } from './readThrough.ts';
import { textIn } from './texts.ts';

const browsers: readonly BrowserName[] = ['chromium', 'firefox'];

const addresses = journeys.map(({ id, address = id }) => address);

test('every journey has a name and an address of its own', () => {
  expect(new Set(addresses).size).toBe(journeys.length);
  expect(new Set(journeys.map(({ name }) => name)).size).toBe(journeys.length);
  expect(addresses.filter((one) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(one))).toEqual([]);
});

test('every journey of the language is taken', () => {
  expect(journeys.map(({ id }) => id).sort()).toEqual(Object.keys(language.journeys).sort());
});

describe.each(browsers)('what was heard in %s is kept', (browser) => {
  const kept = keptTranscript(browser)!;

  test('of each journey, step for step', () => {
    const told = ({ id, address, name, steps }: Heard | Journey) => [
      id,
      address,
      name,
      steps.length,
    ];
    expect(kept.journeys.map(told)).toEqual(journeys.map(told));
  });

  test('with nothing wrong in it', () => {
    const faults = kept.journeys.flatMap(({ id, steps }, n) =>
      steps.flatMap(({ said }, at) =>
        faultsOf(journeys[n]!.steps[at]!, said).map((fault) => `${id} ${at + 1}: ${fault}`),
      ),
    );
    expect(faults).toEqual([]);
  });

  test('of the words that the pages have now, where one is read through', () => {
    const stale = journeys.flatMap((journey, n) => {
      const address = readBy(journey);
      if (address === undefined) return [];
      const heard = lettersOf(kept.journeys[n]!.steps.flatMap(({ said }) => said).join(' '));
      const unheard = partsOf(address).filter((text) => !heard.includes(lettersOf(text)));
      return unheard.map((text) => `${journey.id}: ${text}`);
    });
    expect(stale).toEqual([]);
  });

  test('with the versions that spoke, which the site tells', () => {
    const { orca, browser: named, system } = kept.versions;
    expect(orca).toMatch(/^Orca \d/);
    expect(named).toMatch(browser === 'chromium' ? /^Chromium \d/ : /Firefox \d/);
    const [told] = pageAt(paths.accessibility()).elements.filter(
      ({ tagName }) => tagName === 'main',
    );
    const release = /\d+/.exec(system)![0];
    for (const part of [orca, named.replace(/ built on.*/, ''), `Debian ${release}`])
      expect(textIn(told!)).toContain(part);
  });

  test('and shown, every word of it', () => {
    for (const { id, address = id, steps } of kept.journeys) {
      const shown = pageAt(paths.listening(address)).elements.filter((one) =>
        classesOf(one).includes('said'),
      );
      const texts = shown.map(textIn);
      for (const { said } of steps)
        expect(texts).toContain(said.join(' ').replace(/\s+/g, ' ').trim());
    }
  });
});

test('the page on accessibility leads to what was heard of each journey', () => {
  const links = named(pageAt(paths.accessibility()).elements, 'a').map((link) =>
    attribute(link, 'href'),
  );
  expect(links.filter((href) => href?.includes(`/${LISTENINGS}/`))).toEqual(
    addresses.map((address) => paths.listening(address)),
  );
});
