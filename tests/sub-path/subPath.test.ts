import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { en } from '../../src/words/en.ts';
import { it } from '../../src/words/it.ts';
import { untilKept } from '../browser/offline/ownSite.ts';
import { visit } from '../browser/site.ts';
import { serveSite, type SiteServer } from '../server/siteServer.ts';

const root = join(import.meta.dirname, '../..');
const BASE = '/giochi/crescent';
const folder = mkdtempSync(join(tmpdir(), 'crescent-'));

let server: SiteServer;
let visited: Awaited<ReturnType<typeof visit>>;
let page: Page;

beforeAll(async () => {
  execFileSync(process.execPath, ['src/build/main.ts', folder], {
    cwd: root,
    env: { ...process.env, SITE_ADDRESS: 'https://example.org', SITE_BASE: BASE },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  server = await serveSite(folder, 0, 'localhost', BASE);
  visited = await visit({ serviceWorkers: 'allow' }, server.address);
  page = await visited.context.newPage();
});

afterAll(async () => {
  await visited.context.close();
  server.close();
  rmSync(folder, { recursive: true });
});

test('every address that a page names is in its folder, and leads to something', () => {
  const wrong = globSync('**/*.html', { cwd: folder }).flatMap((file) => {
    const html = readFileSync(join(folder, file), 'utf8');
    const named = [...html.matchAll(/\s[\w-]+="(\/[^"\s]*|https:\/\/example\.org[^"\s]*)"/g)];
    return named.flatMap(([, address]) => {
      const { pathname } = new URL(address!.replaceAll('&amp;', '&'), 'https://example.org');
      const path = join(folder, decodeURIComponent(pathname.slice(BASE.length)));
      const isThere = existsSync(pathname.endsWith('/') ? join(path, 'index.html') : path);
      return pathname.startsWith(`${BASE}/`) && isThere ? [] : `${file}: ${address}`;
    });
  });
  expect([...new Set(wrong)]).toEqual([]);
});

/** The same places in each language, and what is read there. */
const languages = [
  {
    home: `${BASE}/`,
    trainer: `${BASE}/allenamento/`,
    steps: `${BASE}/esempi/partita-vinta`,
    search: `${BASE}/ricerca/?q=ridistribuzione`,
    wrong: `${BASE}/non-esiste/`,
    hint: /^Primo indizio/,
    words: it,
  },
  {
    home: `${BASE}/en/`,
    trainer: `${BASE}/en/practice/`,
    steps: `${BASE}/en/examples/won-game`,
    search: `${BASE}/en/search/?q=redistribution`,
    wrong: `${BASE}/en/nothing-here/`,
    hint: /^First hint/,
    words: en,
  },
] as const;

const look = async ({
  home,
  trainer,
  steps,
  search,
  wrong,
  hint,
  words,
}: (typeof languages)[number]) => {
  await page.goto(`${trainer}?partita=partita-vinta&dopo=112`);
  await page.getByRole('button', { name: words.trainer.hint, exact: true }).click();
  const told = page.locator('.told [role=status]');
  await expect.poll(() => told.textContent(), { timeout: 10_000 }).toMatch(hint);
  expect(new URL(page.url()).pathname).toBe(trainer);

  await page.goto(`${steps}/10/`);
  await page.locator('.slider:enabled').waitFor();
  await page.locator('a.on').first().click();
  await page.waitForURL(`**${steps}/11/`);

  await page.goto(search);
  const found = page.locator('main ol a').first();
  await found.waitFor({ timeout: 10_000 });
  expect((await found.getAttribute('href'))!.startsWith(home)).toBe(true);

  const response = await page.goto(wrong);
  expect(response!.status()).toBe(404);
  await page.getByRole('link', { name: words.site.notFound.links.home }).click();
  await page.waitForURL(`**${home}`);
};

test('the trainer, a step, the search and the page for a wrong address work there in each language, and then with no network', async () => {
  for (const language of languages) {
    await page.goto(language.home);
    await untilKept(page);
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(scope).toBe(server.address + language.home);
    await look(language);
  }
  await visited.context.setOffline(true);
  server.close();
  for (const language of languages) await look(language);
  await page.locator('.language').click();
  await page.waitForURL(`**${BASE}/`);
  // The worker asks the host for what it does not know, and the host says that there is none.
  const isMeant = (complaint: string) => languages.some(({ wrong }) => complaint.endsWith(wrong));
  expect(visited.complaints.filter((complaint) => !isMeant(complaint))).toEqual([]);
});
