import { describe, expect } from 'vitest';

import { formatBoard } from '../../src/components/origin/linkedBoard.ts';
import { describeBoard } from '../../src/describe/index.ts';
import { PLACES } from '../../src/engine/index.ts';
import { it as words } from '../../src/words/it.ts';
import { paths } from '../../src/words/paths.ts';
import { wonBoard } from '../unit/engine/wonGame.ts';
import { expectAccessible } from './axe.ts';
import { openLive } from './player/stepping.ts';
import { test } from './site.ts';
import { wordsOf } from './trainerPage.ts';

const { player, share } = words;
const MAY_COPY = { permissions: ['clipboard-read', 'clipboard-write'] };

describe('the frame for any board', () => {
  const board = wonBoard({ after: 10 });
  test.for([
    paths.embeddedStart({ game: 'partita-vinta', after: 9, moves: '10-14' }),
    paths.embeddedStart({ cards: formatBoard(board) }),
  ])('shows what %s asks for', async (address, { open }) => {
    const page = await open({ viewport: { width: 320, height: 720 } });
    await page.goto(address);
    await page.locator('.board').waitFor();
    const shown = await page.locator('.words').allTextContents();
    expect(shown.sort()).toEqual(wordsOf(board).sort());
    expect(shown).toHaveLength(PLACES.length);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expectAccessible(page);
    const link = page.getByRole('link', { name: words.embed.onSite });
    expect(await link.getAttribute('href')).toBe(
      address.replace(paths.embeddedStart(), paths.trainer()),
    );
  });

  test.for([
    ['?codice=CR1-N-AAAAAAB&mosse=1-1', 'La mossa numero 1 è contro le regole.'],
    ['?carte=<img src=x onerror=alert(1)>', 'Le pile non sono 16'],
    ['', words.embed.nothing],
  ] as const)('says of %j what is wrong', async ([query, told], { page }) => {
    await page.goto(paths.embeddedStart() + query);
    await page.getByRole('heading', { name: words.embed.notShown }).waitFor();
    expect(await page.locator('main p').first().textContent()).toContain(told);
    expect(await page.locator('.board').count()).toBe(0);
    await expectAccessible(page);
  });
});

test('a step is handed on: its board in words, its picture, and a frame that shows it in another page', async ({
  open,
}) => {
  const page = await open(MAY_COPY);
  await openLive(page, paths.move('partita-vinta', 9));
  await page.locator('.on').first().click();
  await page.getByText(player.share.title, { exact: true }).click();
  const copied = async (what: 'text' | 'picture' | 'snippet') => {
    await page.getByRole('button', { name: player.share[what], exact: true }).click();
    await page.getByRole('status').getByText(share.copied[what]).waitFor();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  expect(await copied('text')).toBe(
    `Dopo la mossa 10\n${describeBoard(wonBoard({ after: 10 }), words, 'card-first')}`,
  );
  expect(await copied('picture')).toMatch(/^<svg .*Dopo la mossa 10.*<\/svg>\s*$/s);
  const snippet = await copied('snippet');
  expect(snippet).toMatch(
    /^<iframe src="[^"]*\/incorpora\/partita-vinta\/10\/" title="Tabellone di Crescent: mossa 10 di 119" width="100%" height="\d+" loading="lazy"><\/iframe>$/,
  );

  const elsewhere = await page.context().newPage();
  await elsewhere.setContent(`<!doctype html><title>Altrove</title>${snippet}`);
  const frame = elsewhere.frameLocator('iframe');
  expect(await frame.locator('h1').innerText()).toContain('Mossa 10 di 119');
  const popup = elsewhere.waitForEvent('popup');
  await frame.getByRole('link', { name: words.embed.onSite }).click();
  expect(new URL((await popup).url()).pathname).toBe(paths.move('partita-vinta', 10));
});

test('what of a step the browser lets no page copy is there to be copied by hand', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
  });
  await openLive(page, paths.move('partita-vinta', 10));
  await page.getByText(player.share.title, { exact: true }).click();
  await page.getByRole('button', { name: player.share.snippet }).click();
  await page.getByRole('status').getByText(share.notCopied.snippet).waitFor();
  const field = page.getByLabel(player.share.byHand, { exact: true });
  expect(await field.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await field.inputValue()).toContain('<iframe');
});
