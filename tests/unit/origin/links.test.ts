import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { boardOrigin, formatBoard } from '../../../src/components/origin/linkedBoard.ts';
import {
  nameOf,
  positionOf,
  type Games,
  type Origin,
} from '../../../src/components/origin/origin.ts';
import { LONGEST, readOrigin } from '../../../src/components/origin/readOrigin.ts';
import { sayOriginError } from '../../../src/components/origin/sayOriginError.ts';
import { LONGEST_LINK, originNow } from '../../../src/components/share/shared.ts';
import { respond } from '../../../src/components/trainer/respond.ts';
import { beginAt } from '../../../src/components/trainer/savedGames.ts';
import { deal, start, type Action } from '../../../src/engine/index.ts';
import { it as words } from '../../../src/words/it.ts';
import { wonBoard, wonGame } from '../engine/wonGame.ts';
import { choices, positions } from '../trainer/arbitrarySessions.ts';

const games: Games = { 'partita-vinta': wonGame };
const read = (query: string) => readOrigin(query, games);

const origins: fc.Arbitrary<Origin> = fc.oneof(
  positions.map(boardOrigin),
  fc.constantFrom<Origin>(
    { kind: 'code', code: 'CR1-N-AAAAAAB' },
    { kind: 'game', game: 'partita-vinta', moment: { after: 10 } },
    { kind: 'game', game: 'partita-vinta', moment: { redistribution: 2 } },
  ),
);

describe('a game that is shared arrives as it was', () => {
  test('from any beginning, whatever was played, taken back and redistributed', () => {
    fc.assert(
      fc.property(origins, fc.array(choices, { maxLength: 60 }), (origin, players) => {
        let session = beginAt(origin, games);
        for (const choose of players)
          session = respond(session, choose(session.history.present)).session;
        const search = nameOf(originNow(origin, session));
        expect(search.length).toBeLessThanOrEqual(LONGEST_LINK);
        const arrived = readOrigin(search, games);
        if (!arrived.ok || !arrived.value) throw new Error(`Not read: ${search}`);
        const again = beginAt(arrived.value, games);
        expect(again.steps).toEqual(session.steps);
        expect({ ...again.history, future: [] }).toEqual({ ...session.history, future: [] });
        expect(nameOf(arrived.value)).toBe(search);
      }),
      { numRuns: 60 },
    );
  });

  test('with only its board, where its moves are too many for an address', () => {
    const origin: Origin = { kind: 'code', code: 'CR1-N-AAAAAAI' };
    const moves = Array.from({ length: 900 }, (_, index): Action => (index % 2 ? '14>7' : '7>14'));
    const session = beginAt({ ...origin, moves }, games);
    const shared = originNow(origin, session);
    expect(shared).toEqual(boardOrigin(session.history.present));
    expect(readOrigin(nameOf(shared), games)).toEqual({
      ok: true,
      value: shared,
    });
  });
});

describe('an address with moves', () => {
  test.each<[query: string, origin: object]>([
    ['codice=CR1-N-AAAAAAB&mosse=', { kind: 'code', code: 'CR1-N-AAAAAAB' }],
    ['mosse=R&codice=cr1naaaaaab', { kind: 'code', code: 'CR1-N-AAAAAAB', moves: ['R'] }],
    ['partita=partita-vinta&dopo=9&mosse=10-14', { kind: 'game', moves: ['10>14'] }],
    ['partita=partita-vinta&ridistribuzione=1&mosse=r.r', { kind: 'game', moves: ['R', 'R'] }],
    [
      `carte=${formatBoard(wonBoard({ after: 9 }))}&mosse=10-14`,
      { kind: 'board', moves: ['10>14'] },
    ],
  ])('%s', (query, origin) => {
    expect(read(query)).toMatchObject({ ok: true, value: origin });
  });

  test('begins where its start does, its moves played', () => {
    const origin = read('partita=partita-vinta&dopo=9&mosse=10-14');
    if (!origin.ok) throw new Error('Not read');
    expect(positionOf(origin.value!, games)).toEqual(wonBoard({ after: 9 }));
    expect(beginAt(origin.value!, games).history.present).toEqual(wonBoard({ after: 10 }));
  });
});

const dealt = formatBoard(start(deal('CR1-N-AAAAAAB')));

describe('a damaged or hostile link says what is wrong with it', () => {
  const start10 = 'partita=partita-vinta&dopo=9';
  const hostile: [query: string, said: string][] = [
    ['mosse=R', 'Le mosse da sole non bastano'],
    ['mosse=', 'Le mosse da sole non bastano'],
    ['carte=', 'Le pile non sono 16'],
    ['carte=%3Cimg%20src=x%20onerror=alert(1)%3E', 'Le pile non sono 16'],
    [`carte=${dealt}&codice=CR1-N-AAAAAAB`, 'Un indirizzo porta a una partita sola'],
    [`carte=${dealt}&partita=partita-vinta`, 'Un indirizzo porta a una partita sola'],
    [`carte=${dealt}&dopo=3`, 'Un indirizzo porta a una partita sola'],
    ['codice=CR1-N-AAAAAAB&codice=CR1-N-AAAAAAB', '«codice=» c’è più di una volta'],
    ['codice=CR1-N-AAAAAAB&mosse=R&mosse=R', '«mosse=» c’è più di una volta'],
    [`${start10}&mosse=10-14.ciao`, 'La mossa numero 2, «CIAO», non si legge'],
    [`${start10}&mosse=10-14.%ff`, 'La mossa numero 2, «\ufffd», non si legge'],
    [`${start10}&mosse=10-14.${'x'.repeat(500)}`, `«${'X'.repeat(40)}…»`],
    [`${start10}&mosse=10-14.10-14`, 'La mossa numero 2 è contro le regole. Mossa rifiutata'],
    ['codice=CR1-N-AAAAAAB&mosse=R.r.R.1-1', 'La mossa numero 1 è contro le regole.'],
    ['codice=CR1-N-AAAAAAB&mosse=R.R.ciao', 'La mossa numero 1, «CIAO», non si legge'],
    [`${start10}&mosse=10-10`, 'La mossa numero 1 è contro le regole.'],
    [
      'codice=CR1-N-AAAAAAB&mosse=R.R.R.R',
      'La ridistribuzione numero 4 è contro le regole. Ridistribuzione rifiutata',
    ],
    [`codice=CR1-N-AAAAAAB&mosse=${'R.'.repeat(LONGEST)}`, 'al massimo 8000 caratteri'],
    [`carte=${'2H'.repeat(1_000_000)}`, 'al massimo 8000 caratteri'],
    [`carte=${dealt.replace(/^(..?.)/, 'ZZ')}`, 'Nella pila 1 «ZZ» non è una carta'],
    [`carte=${dealt}_ASAHADACKSKHKDKC_9`, 'Le ridistribuzioni rimaste sono un numero da 0 a 3.'],
    [`carte=${dealt}_3SAHADACKSKHKDKC_2`, 'fra pile e fondazioni ogni carta c’è 2 volte'],
  ];

  test.each(hostile.map(([query, said]) => [query.slice(0, 60), query, said] as const))(
    '%s',
    (_, query, said) => {
      const result = read(query);
      const text = result.ok ? '' : sayOriginError(result.error, words);
      expect(text).toContain(said);
      expect(text).toMatch(/^[«\p{Lu}].*[.!?]$/u);
      expect(text.length).toBeLessThan(400);
    },
  );

  test('whatever comes is read or refused, in words, and at once', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        'R',
        '10-14',
        'AS',
        '.',
        '_',
        '%ff',
        '0',
        dealt,
        'CR1-N-AAAAAAB',
        'partita-vinta',
      ),
    );
    const query = fc.array(
      fc.tuple(
        fc.constantFrom('codice', 'partita', 'dopo', 'ridistribuzione', 'carte', 'mosse', 'q'),
        fc.array(piece),
      ),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(query, (parts) => {
        const all = new URLSearchParams(parts.map(([name, text]) => [name, text.join('')]));
        const result = readOrigin(all.toString(), games);
        if (!result.ok) expect(sayOriginError(result.error, words)).toMatch(/[.!?]$/);
      }),
      { numRuns: 1000 },
    );
  });
});
