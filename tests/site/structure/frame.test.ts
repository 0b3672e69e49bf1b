// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';

import { between, list } from '../../structure/phrases.ts';
import { heardAt } from './page.ts';

describe('Layout and FirstScript', () => {
  test('goes from the way to the content through header and main to the footer', async () => {
    const phrases = await heardAt('/regole/');
    const parts = ['link, Salta al contenuto', 'banner', 'main', 'contentinfo'];
    expect(phrases.filter((phrase) => parts.includes(phrase))).toEqual(parts);
    expect(phrases[0]).toBe('link, Salta al contenuto');
  });
});

describe('Header', () => {
  test('has the name of the site, four ways with the one that is here, and a search with its label', async () => {
    expect(between(await heardAt('/regole/'), 'banner', 'main')).toEqual([
      'banner',
      'link, Crescent',
      'navigation, Principale',
      ...list([
        'link, Regole, current page',
        'link, Esempi',
        'link, Allenamento',
        'link, Glossario',
      ]),
      'search',
      'Cerca nel sito',
      'searchbox, Cerca nel sito',
      'button, Cerca',
      'link, English',
    ]);
  });
});

describe('NavLink', () => {
  test('says of a part of the site that one is in it, and of the page that it is this one', async () => {
    expect(await heardAt('/esempi/partita-vinta/10/')).toContain('link, Esempi, current item');
    expect(await heardAt('/esempi/')).toContain('link, Esempi, current page');
    expect(await heardAt('/glossario/')).toContain('link, Esempi');
  });
});

describe('Moon', () => {
  test('is for the eye: the link that it stands in is named by the site alone', async () => {
    expect(await heardAt('/')).toContain('link, Crescent, current page');
  });
});

describe('Footer', () => {
  test('says what the site is, and leads to the pages that the header has no room for', async () => {
    const [start, about, ...ways] = between(await heardAt('/regole/'), 'contentinfo');
    expect([start, about]).toEqual([
      'contentinfo',
      expect.stringMatching(/^Il solitario Crescent/),
    ]);
    expect(ways).toEqual([
      'navigation, A piè di pagina',
      ...list(['link, Scheda', 'link, Strategia', 'link, Quanto si vince?', 'link, Accessibilità']),
    ]);
  });
});
