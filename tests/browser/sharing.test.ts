import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { formatBoard } from '../../src/components/origin/linkedBoard.ts';
import { describeBoard } from '../../src/describe/index.ts';
import { deal, formatPosition, parseRecord, start } from '../../src/engine/index.ts';
import { it as words } from '../../src/words/it.ts';
import { paths } from '../../src/words/paths.ts';
import { wonBoard, wonGame } from '../unit/engine/wonGame.ts';
import { test } from './site.ts';
import { keptGames, trainerOn, typed, wordsOf } from './trainerPage.ts';

const { share: said, trainer } = words;
const MAY_COPY = { permissions: ['clipboard-read', 'clipboard-write'] };
const won = { game: 'partita-vinta', after: 0 } as const;

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Presses a button of the panel, and waits for what it tells. */
const press = async (page: Page, name: string, told: string) => {
  const on = trainerOn(page);
  await on.control(name).click();
  await on.status.getByText(told).waitFor();
};

/** Opens the won game, and plays its first moves. */
const playSome = async (page: Page, count: number) => {
  const on = trainerOn(page);
  await on.open(won);
  for (const action of wonGame.moves.slice(0, count)) await on.type(typed(action));
  return on;
};

const paste = async (page: Page, text: string) => {
  await page.locator('#ricevuta').fill(text);
  await trainerOn(page).control(said.open).click();
};

/** The games that are kept, by name. */
const kept = async (page: Page) =>
  JSON.parse((await keptGames(page)) ?? '{}') as Record<string, { played: string }>;

describe('a game in progress is handed on', () => {
  test('by its link, to another browser, where it goes on, with all its moves to take back', async ({
    open,
  }) => {
    const page = await open(MAY_COPY);
    const from = await playSome(page, 18);
    await press(page, said.link, said.copied.link);
    const link = await clipboard(page);
    expect(link).toMatch(/\/allenamento\/\?partita=partita-vinta&dopo=0&mosse=[\w.-]+$/);

    const other = await open();
    const to = trainerOn(other);
    await to.open(link);
    expect(await to.places()).toEqual(await from.places());
    expect(await to.told()).toContain('Mosse giocate: 17.');
    expect(await to.status.textContent(), 'told as the page opens').toBe('');
    expect(other.url()).toBe(link);
    await to.type('u');
    expect(await to.told()).toMatch(/^Annullata/);
    const board = await to.places();
    for (const again of [link, paths.trainer()]) {
      await to.open(again);
      await expect.poll(to.told).toContain('Si riprende da dove era rimasta.');
      expect(await to.places()).toEqual(board);
    }
    await to.open(link);
    await expect.poll(to.told).toContain(said.goneOn);
    expect(said.goneOn).toContain(`«${words.panels.games.restart}»`);
    await other.reload();
    await to.ready();
    expect(await to.told(), 'once').not.toContain(said.goneOn);
    await to.control(words.panels.games.restart).click();
    await expect.poll(to.places).toEqual(await from.places());
  });

  test('as its board in words, its record, its picture', async ({ open }) => {
    const page = await open(MAY_COPY);
    await playSome(page, 10);
    await press(page, said.text, said.copied.text);
    expect(await clipboard(page)).toContain(
      describeBoard(wonBoard({ after: 10 }), words, 'card-first'),
    );
    await press(page, said.record, said.copied.record);
    expect(parseRecord(await clipboard(page))).toMatchObject({
      value: { ...wonGame, moves: wonGame.moves.slice(0, 10) },
    });
    await press(page, said.picture, said.copied.picture);
    expect(await clipboard(page)).toMatch(/^<svg .*asso di picche.*<\/svg>\s*$/s);
    const download = page.waitForEvent('download');
    await press(page, said.download, said.downloaded);
    expect((await download).suggestedFilename()).toBe('crescent.svg');
  });

  test('by hand, where the browser lets no page copy', async ({ open }) => {
    const page = await open();
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
    });
    await playSome(page, 3);
    expect(await page.locator('#da-copiare').isVisible()).toBe(false);
    await press(page, said.link, said.notCopied.link);
    const chosen = () =>
      page.evaluate(() => {
        const field = document.activeElement as HTMLTextAreaElement;
        return [field.id, field.value.slice(field.selectionStart, field.selectionEnd)] as const;
      });
    expect(await chosen()).toEqual(['da-copiare', expect.stringMatching(/^http.*&mosse=/)]);
    await press(page, said.text, said.notCopied.text);
    expect(await trainerOn(page).told(), 'another text is not the same again').toBe(
      said.notCopied.text,
    );
    await press(page, said.text, `Ripeto. ${said.notCopied.text}`);
    await trainerOn(page).open({ code: 'CR1-N-AAAAAAB' });
    await press(page, words.panels.games.copy, said.notCopied.code);
    expect(await chosen()).toEqual(['da-copiare', 'CR1-N-AAAAAAB']);
  });
});

describe('a link to a game that begins as one of the visitor’s own', () => {
  const START = { code: 'CR1-N-AAAAAT3' } as const;
  const link = paths.trainer({ ...START, moves: 'R' });

  test('leaves that one as it is, and says so; both are found again', async ({ page }) => {
    const on = trainerOn(page);
    await on.open(START);
    await on.type('8 f');
    const own = await on.places();
    await on.open(link);
    expect(await on.told()).toContain(said.yoursIsKept);
    expect(await on.status.textContent()).toContain(said.yoursIsKept);
    expect(await on.places()).not.toEqual(own);
    await on.type('s');
    await on.type('r');
    expect(Object.keys(await kept(page)).sort()).toEqual([
      '?codice=CR1-N-AAAAAT3',
      '?codice=CR1-N-AAAAAT3&mosse=R',
    ]);
    await page.locator('#codice').fill(START.code);
    await page.keyboard.press('Enter');
    expect(await on.places()).toEqual(own);
    expect(await on.told()).toContain('Mosse giocate: 1.');
    await page.goBack();
    await on.open(link);
    expect(await on.told()).toContain('Si riprende da dove era rimasta.');
    expect(await page.locator('.score').textContent()).toContain(trainer.moves(0));
    await trainerOn(page).control(words.panels.games.restart).click();
    await on.type('s');
    expect(await on.told()).toContain('Ridistribuzioni rimaste: 2 su 3.');
  });

  test('is kept by one tab, as any game', async ({ page }) => {
    await trainerOn(page).open(link);
    const second = trainerOn(await page.context().newPage());
    await second.open(link);
    await second.status.getByText(trainer.elsewhere).waitFor();
  });
});

test('a link to a board of no code, in the middle of a game, opens it', async ({ page }) => {
  const on = trainerOn(page);
  const board = wonBoard({ after: 47 });
  await on.open(paths.trainer({ cards: formatBoard(board) }));
  expect(await on.places()).toEqual(wordsOf(board));
  expect(await on.told()).toContain(trainer.fromBoard);
});

describe('what is pasted', () => {
  test('opens: a record, a position, a link, a code', async ({ page }) => {
    const on = trainerOn(page);
    await on.open({ code: 'CR1-N-AAAAAT3' });
    const text = JSON.stringify({
      deal: wonGame.deal.map((cards) => cards.join(' ')),
      moves: wonGame.moves.slice(0, 10),
    });
    for (const [pasted, board] of [
      [text, wonBoard({ after: 10 })],
      [formatPosition(wonBoard({ after: 20 })), wonBoard({ after: 20 })],
      [`https://a.example/?partita=partita-vinta&dopo=9&mosse=10-14`, wonBoard({ after: 10 })],
      ['https://a.example/esempi/partita-vinta/12/', wonBoard({ after: 12 })],
      [
        'Guarda: https://a.example/?partita=partita-vinta&dopo=9&mosse=10-14 bella!',
        wonBoard({ after: 10 }),
      ],
      ['CR1-N-AAAAAAB', start(deal('CR1-N-AAAAAAB'))],
    ] as const) {
      await paste(page, pasted);
      await expect.poll(on.places).toEqual(wordsOf(board));
      expect(await page.locator('#ricevuta').inputValue()).toBe('');
      await page.reload();
      await on.ready();
      expect(await on.places()).toEqual(wordsOf(board));
    }
  });

  test('and makes no sense is told, with the focus where it can be mended', async ({ page }) => {
    const on = trainerOn(page);
    await on.open({ code: 'CR1-N-AAAAAT3' });
    const board = await on.places();
    for (const [pasted, told] of [
      ['', 'Incolla un link'],
      ['ciao', 'Incolla un link'],
      ['{"deal":', 'La partita non è intera'],
      ['?codice=CR1-N-AAAAAAB&mosse=1-1', 'La mossa numero 1 è contro le regole.'],
    ] as const) {
      await paste(page, pasted);
      await expect.poll(on.told).toContain(told);
      expect(await on.told()).toContain('Non si apre.');
      expect(await page.evaluate(() => document.activeElement!.id)).toBe('ricevuta');
      expect(await page.locator('#ricevuta').inputValue()).toBe(pasted);
    }
    expect(await on.places()).toEqual(board);
  });
});

test('where what sharing needs can’t be had, that is told, and a new game begins', async ({
  page,
}) => {
  await page.route('**/share.*.js', (route) => route.abort());
  const on = trainerOn(page);
  await on.open(paths.trainer({ code: 'CR1-N-AAAAAAB', moves: 'R' }));
  await expect.poll(on.told).toContain(trainer.notLoaded);
  await on.type('s');
  await press(page, said.link, trainer.notLoaded);
});
