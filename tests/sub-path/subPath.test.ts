import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { it as words } from '../../src/words/it.ts';
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
  const env = {
    ...process.env,
    ASTRO_TELEMETRY_DISABLED: '1',
    SITE_ADDRESS: 'https://example.org',
    SITE_BASE: BASE,
  };
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const bin = join(root, 'node_modules/.bin');
  run(join(bin, 'astro'), 'build', '--outDir', folder);
  run(join(bin, 'pagefind'), '--site', folder, '--root-selector', 'main');
  run(process.execPath, 'src/offline/build.ts', folder);
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

test('the trainer, a step, the search and the page for a wrong address work there, and then with no network', async () => {
  const look = async () => {
    await page.goto(`${BASE}/allenamento/?partita=partita-vinta&dopo=112`);
    await page.getByRole('button', { name: words.trainer.hint, exact: true }).click();
    const told = page.locator('.told [role=status]');
    await expect.poll(() => told.textContent(), { timeout: 10_000 }).toMatch(/^Primo indizio/);
    expect(new URL(page.url()).pathname).toBe(`${BASE}/allenamento/`);

    await page.goto(`${BASE}/esempi/partita-vinta/10/`);
    await page.locator('.slider:enabled').waitFor();
    await page.locator('a.on').first().click();
    await page.waitForURL(`**${BASE}/esempi/partita-vinta/11/`);

    await page.goto(`${BASE}/ricerca/?q=ridistribuzione`);
    const found = page.locator('main ol a').first();
    await found.waitFor({ timeout: 10_000 });
    expect(await found.getAttribute('href')).toMatch(RegExp(`^${BASE}/`));

    const wrong = await page.goto(`${BASE}/non-esiste/`);
    expect(wrong!.status()).toBe(404);
    await page.getByRole('link', { name: words.site.notFound.links.home }).click();
    await page.waitForURL(`**${BASE}/`);
  };
  await page.goto(`${BASE}/`);
  await untilKept(page);
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(scope).toBe(`${server.address}${BASE}/`);
  await look();
  await visited.context.setOffline(true);
  server.close();
  await look();
  // The worker asks the host for what it does not know, and the host says that there is none.
  const isMeant = (complaint: string) => complaint.endsWith(`${BASE}/non-esiste/`);
  expect(visited.complaints.filter((complaint) => !isMeant(complaint))).toEqual([]);
});
