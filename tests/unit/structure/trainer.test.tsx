// @vitest-environment jsdom
import { signal } from '@preact/signals';
import { beforeEach, describe, expect, test } from 'vitest';

import { Outlook } from '../../../src/components/hint/Outlook.tsx';
import { CommandField } from '../../../src/components/trainer/CommandField.tsx';
import { Controls } from '../../../src/components/trainer/Controls.tsx';
import { Status } from '../../../src/components/trainer/Status.tsx';
import { Trainer } from '../../../src/components/trainer/Trainer.tsx';
import { TrainerBoard } from '../../../src/components/trainer/TrainerBoard.tsx';
import { live as words } from '../../../src/words/it/live.ts';
import { drawn, phraseOf } from '../../structure/drawn.ts';
import { between, list, roleOf, withRole } from '../../structure/phrases.ts';
import { board } from '../engine/board.ts';
import { spades } from '../trainer/sessions.ts';
import { hintsThatTell, noHints, tableWith } from './tables.ts';

beforeEach(() => {
  localStorage.clear();
});

const redistributionCost =
  'Ridistribuisci porta in cima la carta in fondo di ogni pila. Le mosse giocate prima non si possono più annullare.';
const example =
  'Per esempio 10 14, oppure 10 f per la fondazione. Scrivi aiuto per tutti i comandi.';

describe('Trainer', () => {
  test('has the board under one heading, then the voice and the controls under another', async () => {
    const trainer = await drawn(<Trainer table={tableWith(board)} hints={noHints} words={words} />);
    const phrases = await trainer.heard();
    expect(withRole(phrases, 'heading')).toEqual([
      'heading, Tabellone, level 2',
      'heading, Comandi, level 2',
    ]);
    const [onBoard, onDesk] = [
      between(phrases, 'heading, Tabellone, level 2', 'heading, Comandi, level 2'),
      between(phrases, 'heading, Comandi, level 2'),
    ];
    expect(withRole(onBoard, 'button')).toHaveLength(24);
    expect(onDesk.slice(1, 3)).toEqual(['Si comincia.', 'status']);
    expect(onDesk.filter((phrase) => /^(?:button|textbox)/.test(phrase))).toEqual([
      `textbox, Scrivi una mossa, ${example}`,
      'button, Gioca',
      `button, Ridistribuisci (ne restano 3), ${redistributionCost}`,
      'button, Annulla',
      'button, Rigioca',
      'button, Ripeti il messaggio',
      'button, Un indizio',
      'button, Ferma il tempo, not pressed',
      'button, Mosse giocate, not expanded',
    ]);
  });

  test('is no region, menu or grid: what a screen reader does by itself is left to it', async () => {
    const trainer = await drawn(<Trainer table={tableWith(board)} hints={noHints} words={words} />);
    const roles = new Set((await trainer.heard()).map((phrase) => roleOf(phrase)?.split(' ')[0]));
    expect([...roles].filter(Boolean).sort()).toEqual(
      ['button', 'form', 'group', 'heading', 'item', 'list', 'status', 'textbox'].sort(),
    );
  });

  test('says how to keep the game here, when another tab keeps it', async () => {
    const elsewhere = { ...tableWith(board), isMine: signal(false) };
    const trainer = await drawn(<Trainer table={elsewhere} hints={noHints} words={words} />);
    expect(await trainer.heard()).toContain('button, Conserva la partita di questa scheda');
  });
});

describe('TrainerBoard', () => {
  test('is three lists of buttons, each named by its place and none pressed', async () => {
    const trainer = await drawn(<TrainerBoard desk={tableWith(board)} words={words} />);
    const [totals, ...phrases] = await trainer.heard();
    expect(totals).toMatch(/^\d+ carte nelle pile, \d+ sulle fondazioni\.$/);
    expect(phrases.slice(0, 9)).toEqual(
      list([
        'button, fondazione ascendente di picche: 5 di picche in cima, 5 carte, not pressed',
        'button, fondazione ascendente di cuori: asso di cuori in cima, 1 carta, not pressed',
        'button, fondazione ascendente di quadri: donna di quadri in cima, 12 carte, not pressed',
        'button, fondazione ascendente di fiori: 5 di fiori in cima, 5 carte, not pressed',
      ]),
    );
    expect(phrases).toContain('button, pila 6: vuota, not pressed');
    expect(phrases).toContain('button, pila 7: 13 carte, 9 di picche in cima, not pressed');
    expect(withRole(phrases, 'button').filter((one) => !one.endsWith('not pressed'))).toEqual([]);
  });

  test('tells which card is chosen, and marks the places that accept it for the eye alone', async () => {
    const trainer = await drawn(<TrainerBoard desk={tableWith(board)} words={words} />);
    const before = await trainer.heard();
    const chosen = await trainer.press('pila 3:');
    expect(chosen).toEqual(
      before.map((phrase) =>
        phrase.startsWith('button, pila 3:') ? phrase.replace('not pressed', 'pressed') : phrase,
      ),
    );
    expect(await trainer.press('pila 3:')).toEqual(before);
  });

  test('lists every card of the piles under a heading, for whoever has asked for it (R31)', async () => {
    const trainer = await drawn(<TrainerBoard desk={tableWith(board)} words={words} isOpen />);
    const phrases = await trainer.heard();
    expect(withRole(phrases, 'heading')).toEqual(['heading, Le carte di ogni pila, level 3']);
  });
});

describe('CommandField', () => {
  test('is a field with its label and an example, and the button that sends it', async () => {
    const field = await drawn(<CommandField desk={tableWith(board)} words={words} />);
    expect(await field.heard()).toEqual([
      'form',
      'Scrivi una mossa',
      `textbox, Scrivi una mossa, ${example}`,
      'button, Gioca',
      example,
    ]);
  });
});

describe('Controls', () => {
  const heardWith = async (left: number) =>
    (
      await drawn(
        <Controls desk={tableWith(spades({ 9: '2S 3S AS' }, left))} words={words}>
          <button type="button">Un indizio</button>
        </Controls>,
      )
    ).heard();

  test.each([
    [3, `button, Ridistribuisci (ne restano 3), ${redistributionCost}`],
    [1, `button, Ridistribuisci (ne resta 1), ${redistributionCost}`],
    [0, 'button, Nessuna ridistribuzione'],
  ])('says that %i redistributions are left, and what one costs (R20, R21)', async (left, said) => {
    expect((await heardWith(left))[0]).toBe(said);
  });

  test('disables nothing, because what can’t be done is explained', async () => {
    expect((await heardWith(0)).slice(1)).toEqual([
      'button, Annulla',
      'button, Rigioca',
      'button, Ripeti il messaggio',
      'button, Un indizio',
      redistributionCost,
    ]);
  });
});

describe('Status', () => {
  test('has what the page opens with beside it, and later all it says inside', async () => {
    const table = tableWith(board);
    const status = await drawn(<Status desk={table} words={words} />);
    expect(await status.heard()).toEqual(['Si comincia.', 'status']);
    const [first, said] = await status.after(() => {
      table.type('8 7');
    });
    expect(first).toBe('status');
    expect(said).toContain('Questa pila è piena; scegli un’altra destinazione');
  });

  test('has the way to the rule of a refusal outside, where it is not read out each time', async () => {
    const table = tableWith(board, '8 7');
    const status = await drawn(<Status desk={table} words={words} />);
    expect((await status.heard()).at(-1)).toBe('link, Leggi la regola: la pila piena');
    expect(status.root.querySelector('[role=status] a')).toBeNull();
  });
});

describe('Outlook', () => {
  const told = 'Da qui si può ancora vincere.';

  test('is a line to read, in no status, as long as nobody wants to be warned', async () => {
    const outlook = await drawn(
      <Outlook
        hints={hintsThatTell({ kind: 'outlook', text: told })}
        table={tableWith(board)}
        words={words}
      />,
    );
    expect(await outlook.heard()).toEqual([told]);
  });

  test('warns in a status of its own, and offers to undo', async () => {
    const table = { ...tableWith(board), watches: signal(true) };
    const hints = hintsThatTell({ kind: 'warning', text: 'Di qui non si vince.', canUndo: true });
    const outlook = await drawn(<Outlook hints={hints} table={table} words={words} />);
    expect(await outlook.heard()).toEqual([
      'status',
      'Di qui non si vince.',
      'button, Annulla l’ultima mossa',
    ]);
  });
});

describe('PassingButton', () => {
  test('gives the focus to undoing once it has done its work and is gone', async () => {
    const table = tableWith(spades({ 7: '3S', 9: '2S AS' }, 0), '7 f');
    const trainer = await drawn(<Trainer table={table} hints={noHints} words={words} />);
    expect(phraseOf(await trainer.heard(), 'button', 'Annulla l’ultima mossa')).toBeTruthy();
    const button = [...trainer.root.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Annulla l’ultima mossa',
    );
    button!.click();
    expect(document.activeElement?.textContent).toBe('Annulla');
  });
});
