// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';

import { words } from '#words';
import { LOCALE, LOCALES, nameOf } from '../../../src/words/locales.ts';
import { paths } from '../../../src/words/paths.ts';
import { between, list } from '../../structure/phrases.ts';
import { heardAt } from './page.ts';

const { site } = words;
const skip = `link, ${site.skip}`;
const examples = `link, ${site.examples}`;
/** The ways to the other languages, each by its own name. */
const others = LOCALES.filter((one) => one !== LOCALE).map((one) => `link, ${nameOf(one)}`);

describe('Layout and FirstScript', () => {
  test('goes from the way to the content through header and main to the footer', async () => {
    const phrases = await heardAt(paths.rules());
    const parts = [skip, 'banner', 'main', 'contentinfo'];
    expect(phrases.filter((phrase) => parts.includes(phrase))).toEqual(parts);
    expect(phrases[0]).toBe(skip);
  });
});

describe('Header', () => {
  test('has the name of the site, four ways with the one that is here, and a search with its label', async () => {
    expect(between(await heardAt(paths.rules()), 'banner', 'main')).toEqual([
      'banner',
      'link, Crescent',
      `navigation, ${site.nav}`,
      ...list([
        `link, ${site.rules}, current page`,
        `link, ${site.examples}`,
        `link, ${site.trainer}`,
        `link, ${site.glossary}`,
      ]),
      'search',
      site.search.label,
      `searchbox, ${site.search.label}`,
      `button, ${site.search.button}`,
      ...others,
    ]);
  });
});

describe('Languages', () => {
  test('has a way to each other language by its own name, and its tag for the eye alone', async () => {
    const header = between(await heardAt(paths.rules()), 'banner', 'main');
    expect(header.slice(-others.length)).toEqual(others);
  });
});

describe('NavLink', () => {
  test('says of a part of the site that one is in it, and of the page that it is this one', async () => {
    expect(await heardAt(paths.move('partita-vinta', 10))).toContain(`${examples}, current item`);
    expect(await heardAt(paths.examples())).toContain(`${examples}, current page`);
    expect(await heardAt(paths.glossary())).toContain(examples);
  });
});

describe('Moon', () => {
  test('is for the eye: the link that it stands in is named by the site alone', async () => {
    expect(await heardAt(paths.home())).toContain('link, Crescent, current page');
  });
});

describe('Footer', () => {
  test('says what the site is, and leads to the pages that the header has no room for', async () => {
    const [start, about, ...ways] = between(await heardAt(paths.rules()), 'contentinfo');
    expect([start, about]).toEqual(['contentinfo', site.about]);
    expect(ways).toEqual([
      `navigation, ${site.footer}`,
      ...list(
        [site.card, site.strategy, site.winnable, site.accessibility].map(
          (name) => `link, ${name}`,
        ),
      ),
    ]);
  });
});
