// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';

import { Ending } from '../../../src/components/trainer/Ending.tsx';
import { MoveList } from '../../../src/components/trainer/MoveList.tsx';
import { NewTops } from '../../../src/components/trainer/NewTops.tsx';
import { OpenPiles } from '../../../src/components/trainer/OpenPiles.tsx';
import { Score } from '../../../src/components/trainer/Score.tsx';
import { live as words } from '../../../src/words/it/live.ts';
import { facts } from '../../conformance/cases.ts';
import { drawn } from '../../structure/drawn.ts';
import { folded, list, unfolded } from '../../structure/phrases.ts';
import { boardAt } from '../../../src/components/board/moment.ts';
import { board } from '../engine/board.ts';
import { wonGame } from '../engine/wonGame.ts';
import { spades } from '../trainer/sessions.ts';
import { tableWith } from './tables.ts';

beforeEach(() => {
  localStorage.clear();
});

describe('Ending', () => {
  const endingOf = async (position: Parameters<typeof tableWith>[0], ...commands: string[]) =>
    (await drawn(<Ending table={tableWith(position, ...commands)} words={words} />)).heard();

  test('says nothing while there is something to play', async () => {
    expect(await endingOf(board)).toEqual([]);
  });

  test('says of a won game its moves and its time, and offers another (R23, R29)', async () => {
    const won = spades({ 7: '3S', 9: 'AS 2S' }, 0);
    expect(await endingOf(won, '7 f', '9 f', '9 f')).toEqual([
      'Partita vinta 3 mosse, 0:00',
      'button, Comincia una nuova partita',
      'button, Rigioca la stessa partita',
    ]);
  });

  test('offers of a blocked game to undo the last move, or another game (R24)', async () => {
    expect(await endingOf(spades({ 7: '3S', 9: '2S AS' }, 0), '7 f')).toEqual([
      'button, Annulla l’ultima mossa',
      'button, Comincia una nuova partita',
      'button, Rigioca la stessa partita',
    ]);
  });
});

describe('MoveList', () => {
  test('is folded away; how many moves there are is said elsewhere, once', async () => {
    const moves = await drawn(<MoveList desk={tableWith(board)} words={words} />);
    expect(await moves.heard()).toEqual(folded('Mosse giocate'));
    expect(await moves.press('Mosse giocate')).toEqual([
      ...unfolded('Mosse giocate'),
      'Ancora nessuna.',
    ]);
  });

  test('lists what was played in its order, a redistribution without a number (R21)', async () => {
    const table = tableWith(spades({ 7: '3S', 9: '2S AS' }, 1), '7 f', 'r');
    const moves = await drawn(<MoveList desk={table} words={words} />);
    expect(await moves.press('Mosse giocate')).toEqual([
      ...unfolded('Mosse giocate'),
      ...list([
        '3 di picche, dalla pila 7 alla fondazione discendente di picche.',
        'Ridistribuzione.',
      ]),
    ]);
    const numbers = [...moves.root.querySelectorAll('li')].map((one) => one.getAttribute('value'));
    expect(numbers).toEqual(['1', null]);
  });
});

describe('NewTops', () => {
  test('lists after a redistribution the piles that show another card (R19), until the next move', async () => {
    const table = tableWith(spades({ 7: '3S', 9: '2S AS' }, 1));
    const tops = await drawn(<NewTops desk={table} words={words} />);
    expect(await tops.heard()).toEqual([]);
    await tops.after(() => {
      table.type('r');
    });
    expect(await tops.heard()).toEqual(folded('Carte in cima cambiate: 1'));
    expect(await tops.press('Carte in cima')).toEqual([
      ...unfolded('Carte in cima cambiate: 1'),
      ...list(['pila 9: 2 carte, 2 di picche in cima']),
    ]);
    const later = await tops.after(() => {
      table.type('7 f');
    });
    expect(later).toEqual([]);
  });
});

describe('OpenPiles', () => {
  test('reads every pile from bottom to top, those that have cards (R31)', async () => {
    const position = boardAt(wonGame, { redistribution: 1, side: 'before' });
    const piles = await drawn(<OpenPiles position={position} words={words} />);
    const [heading, start, item, first] = await piles.heard();
    expect([heading, start, item]).toEqual([
      'heading, Le carte di ogni pila, level 3',
      'list',
      'item 1 of 16',
    ]);
    const [, { before }] = facts;
    expect(before).toEqual(['2H', '9C', 'JD', 'JD']);
    expect(first).toBe(
      'Pila 1, dal fondo: 2 di cuori, 9 di fiori, fante di quadri, fante di quadri.',
    );
  });
});

describe('Score', () => {
  test('counts moves and time, with no score (R29), in no status', async () => {
    const score = await drawn(<Score table={tableWith(board, '3 4')} words={words} />);
    expect(await score.heard()).toEqual([
      'Mosse: 1',
      'Tempo: 0:00',
      'button, Ferma il tempo, not pressed',
    ]);
    expect((await score.press('Ferma il tempo')).at(-1)).toBe('button, Ferma il tempo, pressed');
  });

  test('has no clock, and nothing to stop it, where it is hidden', async () => {
    const table = tableWith(board);
    table.settings.set('clock', 'hidden');
    const score = await drawn(<Score table={table} words={words} />);
    expect(await score.heard()).toEqual(['Mosse: 0']);
  });
});
