import type { Page } from 'playwright-core';
import { expect } from 'vitest';

import { positionOf, type Games } from '../../src/components/origin/origin.ts';
import { readOrigin } from '../../src/components/origin/readOrigin.ts';
import { restoreSession, type SavedGames } from '../../src/components/trainer/savedGames.ts';
import type { Position } from '../../src/engine/index.ts';
import type { TrainerStart } from '../../src/words/paths.ts';
import { wonGame } from '../unit/engine/wonGame.ts';
import { faultsOfSpeech } from '../unit/words/spoken.ts';
import { createRandomPlayer, randomFrom } from './randomPlayer.ts';
import { test } from './site.ts';
import { keptGames, trainerOn, wordsOf } from './trainerPage.ts';

const games: Games = { 'partita-vinta': wonGame };
const STARTS: readonly TrainerStart[] = [
  { code: 'CR1-N-AAAAAAB' },
  { game: 'partita-vinta', after: 0 },
  { game: 'partita-vinta', after: 60 },
  { game: 'partita-vinta', redistribution: 3 },
  { game: 'partita-vinta', after: 112 },
];
const BATCHES = 16;
const BATCH = 25;

/** `SEED=… npm run test:browser` does the same again. */
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);

/** What holds, or does not, after anything that is done. */
const seen = (page: Page) =>
  page.evaluate(() => ({
    told: document.querySelector('.told p')!.textContent,
    hasFocus: document.activeElement !== document.body,
    cards: [...document.querySelectorAll<HTMLElement>('.play [data-count]')].reduce(
      (sum, { dataset }) => sum + Number(dataset.count),
      0,
    ),
    lifted: document.querySelectorAll('.lifted').length,
  }));

/** The board that the kept game comes to, by the engine alone. */
const keptBoard = async (page: Page): Promise<Position> => {
  const kept = await keptGames(page);
  const { search } = new URL(page.url());
  const origin = readOrigin(search, games);
  if (!origin.ok || !origin.value) throw new Error(`No game at ${search}`);
  const game = kept === null ? undefined : (JSON.parse(kept) as SavedGames)[search];
  if (!game) return positionOf(origin.value, games);
  const session = restoreSession(game, origin.value, games);
  if (!session.ok) throw new Error(`The kept game breaks a rule: ${game.played}`);
  return session.value.history.present;
};

test.for(STARTS)(
  'anything at all, from %o: board, words, kept game and engine agree',
  { timeout: 240_000 },
  async (start, { page }) => {
    const trainer = trainerOn(page);
    const act = createRandomPlayer(page, trainer, randomFrom(seed + STARTS.indexOf(start)));
    await trainer.open(start);
    await trainer.field.focus();
    let position = await keptBoard(page);
    for (let batch = 0; batch < BATCHES; batch++) {
      const done: string[] = [];
      const context = () => `SEED=${seed}, batch ${batch}: ${done.join('; ')}`;
      for (let turn = 0; turn < BATCH; turn++) {
        done.push(await act(position));
        const { told, hasFocus, cards, lifted } = await seen(page);
        expect(faultsOfSpeech(told.replace(/«[^»]*»/g, '«»')), `${told} ${context()}`).toEqual([]);
        expect({ hasFocus, cards, lifted }, context()).toEqual({
          hasFocus: true,
          cards: 104,
          lifted: 0,
        });
      }
      position = await keptBoard(page);
      expect(await trainer.places(), context()).toEqual(wordsOf(position));
      if (batch % 5 === 4) {
        await page.reload();
        await trainer.ready();
        expect(await trainer.places(), `${context()}; reload`).toEqual(wordsOf(position));
        await trainer.field.focus();
      }
    }
  },
);
