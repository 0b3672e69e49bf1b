import { describe, expect } from 'vitest';

import { formatBoard } from '../../src/components/origin/linkedBoard.ts';
import type { SavedGames } from '../../src/components/trainer/savedGames.ts';
import { deal, start } from '../../src/engine/index.ts';
import { paths } from '../../src/words/paths.ts';
import { test } from './site.ts';
import { GAMES_KEY, keptGames, trainerOn } from './trainerPage.ts';

describe('a damaged link says what is wrong; a new game begins, and nothing that is kept is lost', () => {
  const dealt = formatBoard(start(deal('CR1-N-AAAAAAB')));
  test.for<[what: string, query: string, told: string]>([
    [
      'an illegal move',
      'codice=CR1-N-AAAAAAB&mosse=R.1-1',
      'La mossa numero 1 è contro le regole.',
    ],
    ['markup', 'codice=CR1-N-AAAAAAB&mosse=<img src=x onerror=alert(1)>', 'non si legge'],
    ['a pile too many', `carte=${dealt}.AS`, 'Le pile non sono 16'],
    ['far too long', `codice=CR1-N-AAAAAAB&mosse=${'R.'.repeat(5000)}`, 'troppo lungo'],
  ])('%s', async ([, query, told], { page }) => {
    const games = JSON.stringify({
      '?codice=CR1-N-AAAAAT3': { played: '8>H+', undone: '', seconds: 1, at: 1 },
    });
    await page.addInitScript(
      ([key, text]) => {
        localStorage.setItem(key, text);
      },
      [GAMES_KEY, games] as const,
    );
    const on = trainerOn(page);
    await on.open(`${paths.trainer()}?${query}`);
    await on.status.getByText('L’indirizzo non porta a una partita').waitFor();
    expect(await on.told()).toContain(told);
    expect(page.url()).toMatch(/\?codice=CR1-N-[A-Z2-7]{7}$/);
    expect(await on.told()).toMatch(/Ecco una partita nuova\. Partita CR1-N-[A-Z2-7]{7}\./);
    expect(await keptGames(page)).toBe(games);
    await on.type('r');
    const kept = JSON.parse((await keptGames(page))!) as SavedGames;
    expect(kept['?codice=CR1-N-AAAAAT3']).toMatchObject({ played: '8>H+' });
  });
});
