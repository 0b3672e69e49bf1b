import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';

import { boardOrigin } from '../../../src/components/origin/linkedBoard.ts';
import { positionOf, type Games, type Origin } from '../../../src/components/origin/origin.ts';
import { LONGEST_TEXT, readText } from '../../../src/components/origin/readText.ts';
import { sayOriginError } from '../../../src/components/origin/sayOriginError.ts';
import { recordNow, textNow } from '../../../src/components/share/shared.ts';
import { snippetOf } from '../../../src/components/share/snippet.ts';
import { respond } from '../../../src/components/trainer/respond.ts';
import { beginAt } from '../../../src/components/trainer/savedGames.ts';
import { formatPosition, parseRecord, start } from '../../../src/engine/index.ts';
import { it as words } from '../../../src/words/it.ts';
import { paths } from '../../../src/words/paths.ts';
import { wonBoard, wonGame, wonGameJson, wonGameText } from '../engine/wonGame.ts';
import { choices } from '../trainer/arbitrarySessions.ts';

const games: Games = { 'partita-vinta': wonGame };
const code: Origin = { kind: 'code', code: 'CR1-N-AAAAAAB' };

const frame = (path: string) => {
  vi.stubGlobal('location', { href: 'https://crescent.example/allenamento/' });
  return snippetOf(path, 'Tabellone di Crescent: mossa 10 di 119');
};

/** As a word processor writes its quotes. */
const curly = (text: string) => text.replace(/"([^"]*)"/g, '“$1”');

describe('a text that is pasted', () => {
  test.each<[text: string, origin: object]>([
    ['CR1-N-AAAAAAB', code],
    [' cr1 n aaaaaab\n', code],
    ['https://crescent.example/allenamento/?codice=CR1-N-AAAAAAB', code],
    ['?codice=CR1-N-AAAAAAB&mosse=R', { ...code, moves: ['R'] }],
    ['codice=CR1-N-AAAAAAB&mosse=R', { ...code, moves: ['R'] }],
    ['Guarda: https://a/b/?codice=CR1-N-AAAAAAB&mosse=R.\n R#fine', { ...code, moves: ['R', 'R'] }],
    ['https://a/?partita=partita-vinta&dopo=10', { kind: 'game', moment: { after: 10 } }],
    [wonGameText, { ...boardOrigin(start(wonGame.deal)), moves: wonGame.moves }],
    [formatPosition(wonBoard({ after: 10 })), boardOrigin(wonBoard({ after: 10 }))],
  ])('%s', (text, origin) => {
    expect(readText(text, games)).toMatchObject({ ok: true, value: origin });
  });

  const afterMove = (after: number) => ({ kind: 'game', game: 'partita-vinta', moment: { after } });
  const record = { ...boardOrigin(start(wonGame.deal)), moves: wonGame.moves };
  const site = 'https://crescent.example';
  const played = `${site}${paths.trainer({ code: 'CR1-N-AAAAAAB', moves: 'R.R' })}`;

  test.each<[what: string, text: string, origin: object]>([
    ['a link to a step', `${site}${paths.move('partita-vinta', 12)}`, afterMove(12)],
    ['and one with more to it', `${site}/esempi/partita-vinta/12/?a=b#main`, afterMove(12)],
    ['under another folder', `${site}/giochi/esempi/partita-vinta/12/`, afterMove(12)],
    ['in a sentence', `La mossa è ${site}/esempi/partita-vinta/12. Guarda!`, afterMove(12)],
    [
      'to a redistribution',
      `${site}${paths.redistribution('partita-vinta', 1)}`,
      { kind: 'game', moment: { redistribution: 1 } },
    ],
    ['to a step in the list', `${site}${paths.listed('partita-vinta', '12')}`, afterMove(12)],
    ['to a step in a frame', `${site}${paths.embedded('partita-vinta', '0')}`, afterMove(0)],
    ['to a frame', `${site}/incorpora/?codice=CR1-N-AAAAAAB&mosse=R`, { ...code, moves: ['R'] }],
    ['a frame of a step', frame(paths.embedded('partita-vinta', '12')), afterMove(12)],
    [
      'a frame of a game',
      frame(paths.embeddedStart({ code: 'CR1-N-AAAAAAB', moves: 'R.R' })),
      { ...code, moves: ['R', 'R'] },
    ],
    ['a link before words', `${played} bella!`, { ...code, moves: ['R', 'R'] }],
    ['a link of a code before words', `?codice=CR1-N-AAAAAAB, bella!`, code],
    ['between words', `#crescent ti va? ${played}, a me sì. A te?`, { ...code, moves: ['R', 'R'] }],
    ['in two lines', `Ti sfido:\n${played}\n2 minuti e ho vinto`, { ...code, moves: ['R', 'R'] }],
    ['broken, before words', `${played}.\nR\nBella! Q`, { ...code, moves: ['R', 'R', 'R'] }],
    ['broken in a name', played.replace('mosse', 'mo\nsse'), { ...code, moves: ['R', 'R'] }],
    ['before a number', `${site}/?partita=partita-vinta&dopo=1\n2 volte vinta`, afterMove(1)],
    ['between quotes', `«${played}»`, { ...code, moves: ['R', 'R'] }],
    ['a link as Markdown has it', `[bella](${played})`, { ...code, moves: ['R', 'R'] }],
    ['a code among words', 'Prova questa: CR1-N-AAAAAAB, è bella!', code],
    ['a code before words', 'cr1 n aaaaaab bella', code],
    ['a record in a fence', `\`\`\`json\n${wonGameText}\n\`\`\``, record],
    ['a record among words', `Ecco: ${wonGameText}\nCiao!`, record],
    ['a record of curly quotes', curly(wonGameText), record],
    [
      'a board of curly quotes',
      curly(formatPosition(wonBoard({ after: 10 }))),
      boardOrigin(wonBoard({ after: 10 })),
    ],
    [
      'a record in lines',
      wonGameText.replace(/([2-9][SHDC]) /, '$1\n').replace('[', '[\u00a0'),
      record,
    ],
  ])('%s', (_, text, origin) => {
    expect(readText(text, games)).toMatchObject({ ok: true, value: origin });
  });

  const json = (change: (record: ReturnType<typeof wonGameJson>) => void) => {
    const record = wonGameJson();
    change(record);
    return JSON.stringify(record);
  };

  test.each<[text: string, said: string]>([
    ['', 'Incolla un link'],
    ['   ', 'Incolla un link'],
    ['ciao', 'Incolla un link'],
    ['<b>ciao</b>', 'Incolla un link'],
    ['https://crescent.example/', 'Incolla un link'],
    ['?q=ciao', 'Incolla un link'],
    [`${site}/esempi/partita-vinta/`, 'Incolla un link'],
    [`${site}/esempi/partita-vinta/dodici/`, 'Incolla un link'],
    [`${site}/esempi/partita-vinta/120/`, 'La partita ha 119 mosse'],
    [`${site}/incorpora/partita-vinta/ridistribuzione-4/`, 'La partita ha 3 ridistribuzioni'],
    [`${played}.1-1 bella!`, 'è contro le regole.'],
    ['CR1-N-AAAAAABC bella', 'Dopo CR1-N- vanno 7 caratteri'],
    ['CR1-N-AAAAA', 'Dopo CR1-N- vanno 7 caratteri, qui ce ne sono 5.'],
    ['{', 'La partita non è intera'],
    ['{}', 'le 16 pile dell’inizio e le mosse'],
    ['{"piles":7}', 'Le pile non sono 16'],
    ['{"piles":[]}', 'Le pile non sono 16'],
    ['{"code":{"toString":7},"deal":[],"moves":[]}', 'Le pile non sono 16'],
    [wonGameText.slice(0, 300), 'La partita non è intera'],
    [json(({ moves }) => moves.splice(3, 0, '1>1')), 'La mossa numero 4 è contro le regole.'],
    [json(({ moves }) => moves.splice(20, 0, '1>1')), 'La mossa numero 20 è contro le regole.'],
    [json(({ moves }) => moves.push('R')), 'La ridistribuzione numero 4 è contro le regole.'],
    [json(({ moves }) => moves.splice(20, 0, 'via')), 'La mossa numero 20, «via», non si legge'],
    [json(({ moves }) => moves.splice(3, 0, 'via')), 'La mossa numero 4, «via», non si legge'],
    [json(({ deal }) => (deal[2] = '')), 'Nella pila 3 «» non è una carta'],
    [json(({ deal }) => deal.pop()), 'Le pile non sono 16'],
    [json(({ deal }) => (deal[0] = deal[1]!)), 'fra pile e fondazioni ogni carta c’è 2 volte.'],
    [formatPosition({ ...wonBoard({ after: 10 }), redistributionsLeft: 4 }), 'un numero da 0 a 3'],
    [
      formatPosition({ ...wonBoard({ after: 10 }), up: { S: 0, H: 1, D: 1, C: 1 } }),
      'La fondazione ascendente di picche',
    ],
    ['x'.repeat(LONGEST_TEXT + 1), 'al massimo 100000 caratteri'],
  ])('%#: %s', (text, said) => {
    const read = readText(text, games);
    expect(!read.ok && sayOriginError(read.error, words)).toContain(said);
  });

  test('is read or refused in words, whatever it is', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.json().map((text) => `{"deal":${text},"moves":[]}`),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const read = readText(text, games);
        if (!read.ok) expect(sayOriginError(read.error, words)).toMatch(/[.!?]$/);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a game that is copied as a record', () => {
  test('is read back as it was', () => {
    fc.assert(
      fc.property(fc.array(choices, { maxLength: 40 }), (players) => {
        let session = beginAt(code, games);
        for (const choose of players)
          session = respond(session, choose(session.history.present)).session;
        const text = recordNow(code, session, games);
        expect(parseRecord(text).ok).toBe(true);
        const read = readText(text, games);
        if (!read.ok) throw new Error('Not read');
        expect(read.value).toMatchObject(code);
        expect(beginAt(read.value, games).steps).toEqual(session.steps);
      }),
      { numRuns: 30 },
    );
  });

  test.each([
    [{ after: 0 }, 0],
    [{ after: 10 }, 10],
    [{ after: 16 }, 16],
    [{ redistribution: 1 }, 17],
    [{ after: 17 }, 18],
    [{ after: 119 }, 122],
  ])('from a moment of the won game, %j, it is whole', (moment, entries) => {
    const origin: Origin = { kind: 'game', game: 'partita-vinta', moment };
    const text = recordNow(origin, beginAt(origin, games), games);
    const record = parseRecord(text);
    expect(record).toEqual({
      ok: true,
      value: { ...wonGame, moves: wonGame.moves.slice(0, entries) },
    });
  });

  test('from a deal of no code, it is whole; from the middle of a game, it is the board as it stands', () => {
    const dealt = boardOrigin(start(wonGame.deal));
    const played = { ...dealt, moves: wonGame.moves.slice(0, 5) };
    expect(parseRecord(recordNow(dealt, beginAt(played, games), games))).toMatchObject({
      value: { moves: played.moves },
    });
    const middle: Origin = { ...boardOrigin(wonBoard({ after: 9 })), moves: ['10>14'] };
    const text = recordNow(middle, beginAt(middle, games), games);
    const read = readText(text, games);
    expect(read.ok && positionOf(read.value, games)).toEqual(wonBoard({ after: 10 }));
  });
});

test('a board that is copied in words says which game it is, how far it has come, and each of its places', () => {
  const origin: Origin = {
    kind: 'game',
    game: 'partita-vinta',
    moment: { after: 9 },
    moves: ['10>14'],
  };
  const [title, board] = textNow(origin, beginAt(origin, games)).split('\n');
  expect(title).toBe(
    'Si gioca dalla partita vinta, dopo la mossa 9. Mosse giocate: 1. Ridistribuzioni rimaste: 3 su 3. 88 carte nelle pile, 16 sulle fondazioni.',
  );
  expect(board).toContain('pila 14: 7 carte, asso di picche in cima');
});
