import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { DONE_LESSONS } from '../../src/components/lesson/doneLessons.ts';
import { paths } from '../../src/words/paths.ts';
import { test } from './site.ts';
import { GAMES_KEY } from './trainerPage.ts';

/** What would show itself where a text is taken for HTML or for a script. */
const TEXTS = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  "' autofocus onfocus='alert(1)",
  '</p><iframe srcdoc="<script>alert(1)</script>"></iframe>',
  'javascript:alert(1)',
  '__proto__',
  'constructor',
  '\u202e\u0000\ud800',
  '1e309',
  'x'.repeat(6_000),
];

const trainer = paths.trainer();
const NAMES = ['codice', 'partita', 'dopo', 'ridistribuzione', 'carte', 'mosse', 'q'];

const addresses = TEXTS.flatMap((text, index) => {
  const name = NAMES[index % NAMES.length]!;
  const query = new URLSearchParams({ [name]: text });
  return [
    `${trainer}?${query}`,
    `${trainer}?codice=CR1-N-AAAAAAB&${new URLSearchParams({ mosse: text })}`,
    `${paths.search()}?${new URLSearchParams({ q: text })}`,
    `${paths.move('partita-vinta', 10)}?${query}#${encodeURIComponent(text.toWellFormed())}`,
  ];
});

const KEYS = ['crescent.settings', GAMES_KEY, 'crescent.drill', DONE_LESSONS];

const stored = [
  ...TEXTS.map((text) => JSON.stringify(text)),
  ...TEXTS.map((text) =>
    JSON.stringify({ [text]: { played: text, undone: text, seconds: -1, at: 1 } }),
  ),
  ...TEXTS.map((text) => JSON.stringify({ colours: text, size: text, hand: text, base: text })),
  '[1e309,-0,null]',
  '{"colours":{"toString":1,"valueOf":1},"__proto__":{"hand":"left"}}',
  `{"?codice=CR1-N-AAAAAAB":{"played":"1>2","undone":"","seconds":1e309,"at":${'['.repeat(9_000)}${']'.repeat(9_000)}}}`,
  '['.repeat(100_000),
  '{',
];

/** Watches a page for dialogs. */
const watched = (page: Page) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return dialogs;
};

/** What no page of the site has: an element or an attribute that only a text from outside can have brought. */
const foreign = (page: Page) =>
  page.evaluate(() => {
    const wrong = [...document.querySelectorAll('*')].filter(
      (one) =>
        one.matches('iframe, [srcdoc], [autofocus], [href^="javascript:"], img[src="x"]') ||
        [...one.attributes].some(({ name }) => name.startsWith('on')),
    );
    const scripts = [...document.scripts].filter(({ text }) => text.includes('alert(1)'));
    return [...wrong, ...scripts].map(({ outerHTML }) => outerHTML.slice(0, 200));
  });

/** That the page does what it is there for. */
const expectWorks = async (page: Page, address: string) => {
  if (address.split('?')[0] === trainer) {
    const told = page.locator('.told [role=status]');
    await page.locator(".play [data-place='1']").waitFor();
    await page.locator('#comando').fill('s');
    await page.locator('#comando').press('Enter');
    await expect.poll(() => told.textContent()).toContain('Mosse giocate');
  } else await page.locator('main h1').first().waitFor();
};

describe('what comes from outside stays a text', () => {
  test(`${addresses.length} addresses`, async ({ page }) => {
    const dialogs = watched(page);
    for (const address of addresses) {
      await page.goto(address);
      await expectWorks(page, address);
      expect(await foreign(page), address).toEqual([]);
    }
    expect(dialogs).toEqual([]);
  });

  test(`${stored.length} texts, kept where the site keeps its own`, async ({ page }) => {
    const dialogs = watched(page);
    const pages = [trainer, paths.drill(), paths.lessons(), paths.rules()];
    await page.goto(paths.rules());
    for (const [index, text] of stored.entries()) {
      await page.evaluate(
        ([keys, kept]) => {
          localStorage.clear();
          for (const key of keys) localStorage.setItem(key, kept);
        },
        [KEYS, text] as const,
      );
      const address = pages[index % pages.length]!;
      await page.goto(address);
      await expectWorks(page, address);
      expect(await foreign(page), text.slice(0, 200)).toEqual([]);
    }
    expect(dialogs).toEqual([]);
  });
});
