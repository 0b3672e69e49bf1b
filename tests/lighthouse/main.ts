import puppeteer from 'puppeteer-core';

import { chromiumLaunch } from '../browser/chromium.ts';
import { kinds } from '../browser/kinds.ts';
import { serveBuiltSite } from '../server/builtSite.ts';
import { textTable } from '../tables/textTable.ts';
import { LEAST, lookAt, type Category, type Look } from './look.ts';

/**
 * npm run lighthouse: what Lighthouse says of a page of each kind of the last build, on a desktop. Fails when one has fewer
 * marks than it needs, moves, or can't be come back to as it was.
 */

/** What asks not to be listed, and so is not looked at for whether it can be: boards for other sites, and what stands for no page. */
const UNLISTED = /^\/(incorpora|404)/;

/** A wrong address answers 404, of which Lighthouse says nothing; the page that it shows has one of its own. */
const looked = kinds
  .map((address) => (address === '/non-esiste/' ? '/404.html' : address))
  .map((address) => ({ address, skip: UNLISTED.test(address) ? ['is-crawlable'] : [] }));

const isRight = ({ marks, layoutShift, isKeptForBack }: Look): boolean =>
  (Object.keys(LEAST) as Category[]).every((category) => marks[category] >= LEAST[category]) &&
  layoutShift === 0 &&
  isKeptForBack;

async function main(): Promise<boolean> {
  const site = await serveBuiltSite();
  const browser = await puppeteer.launch(await launchOptions());
  try {
    const port = Number(new URL(browser.wsEndpoint()).port);
    const looks: Look[] = [];
    for (const { address, skip } of looked) {
      const look = await lookAt(site.address, address, port, skip);
      looks.push(look);
      process.stderr.write(isRight(look) ? '.' : '✗');
    }
    process.stdout.write(`\n${tableOf(looks)}`);
    for (const { address, faults } of looks)
      for (const fault of faults) process.stdout.write(`${address} ${fault}\n`);
    return looks.every(isRight);
  } finally {
    await browser.close();
    site.close();
  }
}

/** The Chromium of the browser tests. */
async function launchOptions() {
  const { executablePath, args = [], env } = await chromiumLaunch();
  return { executablePath: executablePath!, args, ...(env && { env }) };
}

const tableOf = (looks: readonly Look[]): string =>
  textTable([
    ['page', ...Object.keys(LEAST), 'layout shift', 'kept for Back'],
    ...looks.map(({ address, marks, layoutShift, isKeptForBack }) => [
      address,
      ...(Object.keys(LEAST) as Category[]).map((category) => `${marks[category]}`),
      `${layoutShift}`,
      isKeptForBack ? 'yes' : 'NO',
    ]),
  ]);

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
