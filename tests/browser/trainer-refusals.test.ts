import { describe, expect } from 'vitest';

import type { Move } from '../../src/engine/index.ts';
import { placesOf } from '../../src/engine/index.ts';
import { it as words } from '../../src/words/it.ts';
import { paths } from '../../src/words/paths.ts';
import { attribute } from '../html/elements.ts';
import { readPage } from '../site/page.ts';
import { test } from './site.ts';
import { trainerOn, typed, type KeptGame } from './trainerPage.ts';

const wonGame = (after: number): KeptGame => ({
  start: { game: 'partita-vinta', after },
  played: '',
});

/** Pile 4 has thirteen cards, and the top of pile 13 would otherwise go on it. */
const fullPile: KeptGame = {
  start: { code: 'CR1-N-AAAAAT3' },
  played: '8>H+ 8>10 8>4 14>4 11>4 6>4 12>4 13>4 2>4',
};

interface Case {
  readonly rule: string;
  readonly kept: KeptGame;
  readonly move: Move;
  /** The source's string to the letter, where it has one, or the site's own. */
  readonly says: readonly string[];
  readonly anchor: string;
}

const cases: readonly Case[] = [
  {
    rule: 'R10, a full pile',
    kept: fullPile,
    move: '13>4',
    says: ['Questa pila è piena; scegli un’altra destinazione'],
    anchor: 'r10',
  },
  {
    rule: 'R12, another suit',
    kept: wonGame(0),
    move: '1>2',
    says: ['Deve essere dello stesso seme'],
    anchor: 'r8',
  },
  {
    rule: 'R12, not one up or down',
    kept: wonGame(0),
    move: '1>4',
    says: ['Deve essere di valore superiore o inferiore'],
    anchor: 'r8',
  },
  {
    rule: 'both of R12',
    kept: wonGame(0),
    move: '1>3',
    says: ['Deve essere dello stesso seme', 'Deve essere di valore superiore o inferiore'],
    anchor: 'r8',
  },
  {
    rule: 'R13, onto an emptied pile',
    kept: wonGame(47),
    move: '1>2',
    says: ['Impossibile posizionare su una pila vuota'],
    anchor: 'r13',
  },
  {
    rule: 'R14, a card that does not follow',
    kept: wonGame(0),
    move: '1>C+',
    says: ['La fondazione ascendente di fiori sale di una carta alla volta'],
    anchor: 'r14',
  },
  {
    rule: 'R15, a card that does not follow',
    kept: wonGame(0),
    move: '1>C-',
    says: ['La fondazione discendente di fiori scende di una carta alla volta'],
    anchor: 'r15',
  },
  {
    rule: 'R14, the foundation of another suit',
    kept: wonGame(0),
    move: '1>S+',
    says: ['Questa fondazione accoglie solo carte di picche'],
    anchor: 'r14',
  },
  {
    rule: 'R16, nothing on the ace of a descending foundation',
    kept: wonGame(82),
    move: '5>H-',
    says: ['è completa', 'non va più nulla'],
    anchor: 'r16',
  },
  {
    rule: 'R17, back from a foundation',
    kept: wonGame(1),
    move: 'C->1',
    says: ['Da una fondazione una carta non torna mai su una pila'],
    anchor: 'r17',
  },
  {
    rule: 'R18, the base card',
    kept: wonGame(0),
    move: 'S+>1',
    says: ['La base della fondazione è bloccata'],
    anchor: 'r18',
  },
];

const anchors = new Set(readPage('regole/index.html').map((element) => attribute(element, 'id')));

describe('a refused move is explained, and the board stays as it was', () => {
  test.for(cases)('$rule', async ({ kept, move, says, anchor }, { page }) => {
    const trainer = trainerOn(page);
    await trainer.resume(kept);
    const before = await trainer.places();
    const [from, to] = placesOf(move);

    await trainer.type(typed(move));
    const byField = await trainer.told();
    for (const part of says) expect(byField).toContain(part);
    expect(byField).toContain('Mossa rifiutata');
    expect(await trainer.places()).toEqual(before);
    expect(await trainer.field.inputValue()).toBe('');
    expect(await trainer.field.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await page.locator('.told a').getAttribute('href')).toBe(paths.rule(anchor));
    expect(anchors).toContain(anchor);

    await trainer.press(from);
    expect(await trainer.button(from).getAttribute('aria-pressed')).toBe('true');
    await trainer.press(to, 'Space');
    expect(await trainer.told()).toBe(byField);
    expect(await trainer.places()).toEqual(before);
    expect(await trainer.button(to).evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await page.locator('.play [aria-pressed=true]').count()).toBe(0);
  });

  test('R20, a fourth redistribution, by field and by its button', async ({ page }) => {
    const trainer = trainerOn(page);
    await trainer.open({ game: 'partita-vinta', redistribution: 3 });
    const before = await trainer.places();
    await trainer.type('r');
    const byField = await trainer.told();
    expect(byField).toContain('Nessuna ridistribuzione');
    expect(await page.locator('.told a').getAttribute('href')).toBe(paths.rule('r20'));
    await trainer.type('s');
    await trainer.control('Nessuna ridistribuzione').focus();
    await page.keyboard.press('Enter');
    expect(await trainer.told()).toBe(byField);
    expect(await trainer.places()).toEqual(before);
  });

  test('from an emptied pile, and from a place onto itself', async ({ page }) => {
    const trainer = trainerOn(page);
    await trainer.open({ game: 'partita-vinta', after: 47 });
    const before = await trainer.places();
    await trainer.type('2 1');
    expect(await trainer.told()).toContain('La pila 2 è vuota: non c’è nessuna carta da muovere.');
    await trainer.type('1 1');
    expect(await trainer.told()).toContain('Partenza e arrivo sono lo stesso posto, la pila 1.');
    await trainer.press('2');
    expect(await trainer.told()).toBe('La pila 2 è vuota, e vuota resta fino alla fine.');
    await trainer.press('1');
    await trainer.press('1');
    expect(await trainer.told()).toBe('Lasciata la pila 1: nessuna carta è scelta.');
    expect(await trainer.places()).toEqual(before);
  });
});

test('the same refusal again differs, whatever the door, and a link leads to its rule', async ({
  page,
}) => {
  const trainer = trainerOn(page);
  await trainer.open({ game: 'partita-vinta', after: 0 });
  await trainer.type('1 2');
  const first = await trainer.told();
  await trainer.type('1 2');
  expect(await trainer.told()).toBe(words.reply.again(2, first));
  expect(words.reply.again(2, first)).toMatch(/^Tentativo 2\. /);

  await trainer.drag('1', '2');
  expect(await trainer.told()).toBe(words.reply.again(3, first));

  await trainer.type('1 3');
  await trainer.type('1 2');
  expect(await trainer.told()).toBe(first);

  await page.locator('.told a').click();
  await page.waitForURL(`**${paths.rule('r8')}`);
  expect(await page.locator('#r8').isVisible()).toBe(true);
});
