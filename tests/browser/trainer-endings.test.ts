import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { formatBoard } from '../../src/components/origin/linkedBoard.ts';
import { nameOf, type Origin } from '../../src/components/origin/origin.ts';
import { restoreSession } from '../../src/components/trainer/savedGames.ts';
import {
  deal,
  history,
  isFoundation,
  legalMoves,
  placesOf,
  start,
} from '../../src/engine/index.ts';
import { it as words } from '../../src/words/it.ts';
import { paths } from '../../src/words/paths.ts';
import { wonBoard, wonGame } from '../unit/engine/wonGame.ts';
import { test } from './site.ts';
import { trainerOn, typed, wordsOf, type KeptGame } from './trainerPage.ts';

const { trainer: said } = words;

/** One move from blocked, with nothing to redistribute. */
const nearlyBlocked = { code: 'CR1-N-AAAAAP6', played: 'R R R', last: '3>4' } as const;
/** Blocked by its third redistribution, so that there is nothing to undo. */
const blockedAtOnce = { code: 'CR1-N-AAAAC6K', played: 'R R' } as const;
/** One move from dead: after it a card can only pass from a foundation to the other. */
const nearlyDead = {
  code: 'CR1-N-AAAADA2',
  played:
    'R R R 1>7 11>S+ 10>S+ 10>H- 7>3 2>13 14>15 12>5 12>H+ 1>7 6>13 11>16 8>6 5>8 14>12 11>D- 11>3 ' +
    '7>3 8>5 8>S+ 5>S+ 5>S+ 5>S- 5>S- 12>S- 12>S- 16>S- 16>S- 3>7 7>3',
  last: '7>3',
} as const;

const kept = ({ code, played }: { code: string; played: string }): KeptGame => ({
  start: { code },
  played,
});

const positionOf = ({ code, played }: { code: `CR1-N-${string}`; played: string }) => {
  const session = restoreSession(
    { played, undone: '' },
    { kind: 'code', code },
    { 'partita-vinta': wonGame },
  );
  if (!session.ok) throw new Error('The game can’t be played');
  return session.value.history;
};

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.id ?? document.activeElement?.tagName);

describe.each([
  ['blocked (R24)', nearlyBlocked, 'Partita bloccata: nessuna mossa è possibile'],
  ['dead (D2)', nearlyDead, 'Partita senza sbocco'],
])('%s', (_, game, says) => {
  test('is told once, with undo and a new game in place; undo works', async ({ page }) => {
    const trainer = trainerOn(page);
    await trainer.resume(kept(game));
    expect(await page.locator('.ending').count()).toBe(0);
    const before = await trainer.places();
    await trainer.type(typed(game.last));
    expect(await trainer.told()).toContain(says);
    expect(await trainer.told()).toContain('Puoi annullare o cominciare');

    await trainer.type('1 2');
    expect(await trainer.told()).not.toContain(says);
    await trainer.type('s');
    expect(await trainer.told()).toContain(says);

    const ending = page.locator('.ending');
    expect(await ending.getByRole('button').allTextContents()).toEqual([
      said.undoLast,
      said.start,
      said.again,
    ]);
    await ending.getByRole('button', { name: said.undoLast }).focus();
    await page.keyboard.press('Enter');
    expect(await trainer.told()).toMatch(/^Annullata: /);
    expect(await trainer.places()).toEqual(before);
    expect(await ending.count()).toBe(0);
    expect(await focused(page)).toBe('annulla');
  });
});

test('dead: cards still pass between foundations, and it is not told again', async ({ page }) => {
  const before = positionOf(nearlyDead);
  const dead = history.play(before, nearlyDead.last);
  const passes = dead.ok ? legalMoves(dead.value.present) : [];
  expect(passes.length).toBeGreaterThan(0);
  expect(passes.every((move) => placesOf(move).every(isFoundation))).toBe(true);

  const trainer = trainerOn(page);
  await trainer.resume(kept(nearlyDead));
  await trainer.type(typed(nearlyDead.last));
  await trainer.type(typed(passes[0]!));
  expect(await trainer.told()).toContain('va dalla fondazione');
  expect(await trainer.told()).not.toContain('senza sbocco');
  expect(await page.locator('.ending').count()).toBe(1);
});

test('blocked with nothing to undo: only a new game is offered, and begins in place', async ({
  page,
}) => {
  const trainer = trainerOn(page);
  await trainer.resume(kept(blockedAtOnce));
  await trainer.type('r');
  expect(await trainer.told()).toContain('Partita bloccata');
  expect(await trainer.told()).toContain('Puoi cominciare una nuova partita.');
  const ending = page.locator('.ending');
  expect(await ending.getByRole('button').allTextContents()).toEqual([said.start, said.again]);
  await ending.getByRole('button', { name: said.start }).focus();
  await page.keyboard.press('Enter');
  expect(await trainer.told()).toMatch(/^Partita CR1-N-[A-Z2-7]{7}\. /);
  expect(await ending.count()).toBe(0);
  expect(await focused(page)).toBe('annulla');
  expect(page.url()).toMatch(/\?codice=CR1-N-[A-Z2-7]{7}$/);
  expect(page.url()).not.toContain(blockedAtOnce.code);
});

test('after a win the same deal can be taken again', async ({ page }) => {
  const trainer = trainerOn(page);
  await trainer.resume({
    start: { game: 'partita-vinta', after: 0 },
    played: wonGame.moves.slice(0, -1).join(' '),
  });
  await trainer.type(typed(wonGame.moves.at(-1)!));
  expect(await trainer.told()).toContain('Partita vinta! Tutte le 104 carte');
  expect(await trainer.told()).toMatch(/119 mosse in 1 minuto e \d+ second/);
  await page.locator('.ending').getByRole('button', { name: said.again }).click();
  expect(await trainer.places()).toEqual(wordsOf(start(wonGame.deal)));
  expect(await page.locator('.ending').count()).toBe(0);
  expect(await page.locator('.score').textContent()).toContain(said.moves(0));
});

test('a code deals the same hand here as in the engine', async ({ page }) => {
  const trainer = trainerOn(page);
  await trainer.open({ code: nearlyBlocked.code });
  expect(await trainer.places()).toEqual(wordsOf(start(deal(nearlyBlocked.code))));
});

describe('a link to the end of a game tells of it, and asks for no move', () => {
  const end = wonBoard({ after: 119 });
  const moves = (text: string) => text.split(' ') as NonNullable<Origin['moves']>;
  test.for<[how: string, origin: Origin, told: string]>([
    [
      'won',
      { kind: 'board', cards: formatBoard(end), position: end },
      words.reply.standing('won', false),
    ],
    [
      'the last step of the won game',
      { kind: 'game', game: 'partita-vinta', moment: { after: 119 } },
      words.reply.standing('won', false),
    ],
    [
      'blocked',
      { kind: 'code', code: blockedAtOnce.code, moves: moves(`${blockedAtOnce.played} R`) },
      words.reply.standing('blocked', false),
    ],
    [
      'dead',
      {
        kind: 'code',
        code: nearlyDead.code,
        moves: moves(`${nearlyDead.played} ${nearlyDead.last}`),
      },
      words.reply.standing('dead', true),
    ],
  ])('%s', async ([, origin, told], { page }) => {
    const on = trainerOn(page);
    await on.open(paths.trainer() + nameOf(origin));
    await expect.poll(on.told).toContain(told);
    expect(await on.told()).not.toContain(said.welcome);
  });
});
