import { describe, expect } from 'vitest';

import { deal, start, type Moment } from '../../src/engine/index.ts';
import { it as words } from '../../src/words/it.ts';
import { paths } from '../../src/words/paths.ts';
import { wonBoard } from '../unit/engine/wonGame.ts';
import { test } from './site.ts';
import { trainerOn, wordsOf } from './trainerPage.ts';

const at = (query: string) => `${paths.trainer()}?${query}`;
const after = (moment: Moment) => wordsOf(wonBoard(moment));
const dealt = wordsOf(start(deal('CR1-N-AAAAAAB')));

describe('an address opens the game that it names', () => {
  test.for<[query: string, board: string[], told: string]>([
    ['codice=CR1-N-AAAAAAB', dealt, 'Partita CR1-N-AAAAAAB.'],
    ['codice=%20cr1naaaaaab%20', dealt, 'Partita CR1-N-AAAAAAB.'],
    ['codice=CR1%E2%80%93N%E2%80%93AAAAAAB&utm_source=x', dealt, 'Partita CR1-N-AAAAAAB.'],
    ['partita=partita-vinta', after({ after: 0 }), 'dall’inizio'],
    ['partita=partita-vinta&dopo=119', after({ after: 119 }), 'dopo la mossa 119'],
    [
      'partita=partita-vinta&ridistribuzione=2',
      after({ redistribution: 2, side: 'after' }),
      'dopo la ridistribuzione 2',
    ],
  ])('%s', async ([query, board, told], { page }) => {
    const trainer = trainerOn(page);
    await trainer.open(at(query));
    expect(await trainer.places()).toEqual(board);
    expect(await trainer.told()).toContain(told);
    expect(await trainer.status.textContent(), 'told as the page opens').toBe('');
  });
});

describe('an address that names none says what is wrong and how to mend it, and a game begins', () => {
  const moves = 'La partita ha 119 mosse: dopo «dopo=» va un numero da 0 a 119.';
  const turns = 'La partita ha 3 ridistribuzioni: dopo «ridistribuzione=» va un numero da 1 a 3.';
  const unknown = 'prova con «partita=partita-vinta»';

  test.for<[query: string, told: string]>([
    ['codice=', 'Scrivi un codice, per esempio CR1-N-AAAAAAB.'],
    ['codice=CR2-N-AAAAAAB', 'Il codice comincia con CR1-N-'],
    ['codice=CR1-X-AAAAAAB', 'Dopo CR1 va una N'],
    ['codice=CR1-N-AAAAAA1', 'Nel codice non si usa «1»'],
    ['codice=CR1-N-AAAAAA%C3%A8', 'Nel codice non si usa «è»'],
    ['codice=CR1-N-AAAAAAAAAB', 'qui ce ne sono 10'],
    ['codice=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E', 'Il codice comincia con CR1-N-'],
    ['codice=%ff', 'Il codice comincia con CR1-N-'],
    ['partita=altra', unknown],
    ['partita=constructor', unknown],
    ['partita=partita-vinta&dopo=120', moves],
    ['partita=partita-vinta&dopo=-1', moves],
    ['partita=partita-vinta&dopo=dieci', moves],
    ['partita=partita-vinta&dopo=99999999999999999999', moves],
    ['partita=partita-vinta&dopo=', moves],
    ['partita=partita-vinta&ridistribuzione=0', turns],
    ['partita=partita-vinta&ridistribuzione=NaN', turns],
    ['codice=CR1-N-AAAAAAB&partita=partita-vinta', words.origin.error.mixed()],
    ['partita=partita-vinta&dopo=3&ridistribuzione=1', words.origin.error.mixed()],
    ['dopo=3', words.origin.error.mixed()],
  ])('%s', async ([query, told], { page }) => {
    const trainer = trainerOn(page);
    await trainer.open(at(query));
    const first = await trainer.told();
    expect(first).toMatch(/^L’indirizzo non porta a una partita/);
    expect(first).toContain(told);
    expect(await trainer.status.textContent()).toBe(first);
    expect(first).toMatch(/Ecco una partita nuova\. Partita CR1-N-[A-Z2-7]{7}\./);
    expect(page.url()).toMatch(/\?codice=CR1-N-[A-Z2-7]{7}$/);
    await trainer.type('s');
    expect(await trainer.told()).toContain('96 carte nelle pile, 8 sulle fondazioni.');
  });
});

test('a code is typed in, and a wrong one told, with the focus left in its field', async ({
  page,
}) => {
  const trainer = trainerOn(page);
  await trainer.open({ game: 'partita-vinta', after: 10 });
  const field = page.locator('#codice');
  await field.fill('CR1-N-AAAAAA');
  await field.press('Enter');
  await expect.poll(trainer.told).toContain('vanno 7 caratteri, qui ce ne sono 6');
  expect(await field.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await trainer.places()).toEqual(after({ after: 10 }));
  await field.fill(' cr1 n aaaaaab');
  await field.press('Enter');
  expect(await trainer.told()).toContain('Partita CR1-N-AAAAAAB.');
  expect(await trainer.places()).toEqual(dealt);
  expect(await page.locator('.games code').textContent()).toBe('CR1-N-AAAAAAB');
  expect(page.url()).toContain('?codice=CR1-N-AAAAAAB');
});
