import { expect } from 'vitest';

import { builtText, everyFile } from '../site/dist.ts';
import { bringAxe, faultsByAxe } from './axe.ts';
import { test } from './site.ts';

/** So many pages are looked at at once: a browser loads one while it looks at the other. */
const LANES = 2;

/** Every page of the built site, in every language, but those that only lead on to another. */
const addresses = everyFile()
  .filter((path) => path.endsWith('.html') && !builtText(path).includes('http-equiv="refresh"'))
  .map((path) => path.replace(/\/index\.html$/, '/'));

test('axe finds nothing on any page of the site', { timeout: 600_000 }, async ({ open }) => {
  expect(addresses.length).toBeGreaterThan(300);
  const left = [...addresses];
  const faults: string[] = [];
  const look = async () => {
    const page = await open({ reducedMotion: 'reduce' });
    await bringAxe(page.context());
    for (let address = left.pop(); address; address = left.pop()) {
      await page.goto(address);
      const found = await faultsByAxe(page);
      faults.push(...found.map((fault) => `${address} ${fault}`));
    }
  };
  await Promise.all(Array.from({ length: LANES }, look));
  expect(faults).toEqual([]);
});
