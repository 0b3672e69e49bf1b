import { describe, expect, test } from 'vitest';

import {
  nameOf,
  positionOf,
  randomCode,
  startOf,
  type Games,
  type Origin,
} from '../../../src/components/origin/origin.ts';
import { plainOrigin } from '../../../src/components/origin/plainOrigin.ts';
import { readOrigin } from '../../../src/components/origin/readOrigin.ts';
import { sayOrigin } from '../../../src/components/origin/sayOrigin.ts';
import { sayOriginError } from '../../../src/components/origin/sayOriginError.ts';
import { deal, parseCode, start } from '../../../src/engine/index.ts';
import { it as words } from '../../../src/words/it.ts';
import { paths } from '../../../src/words/paths.ts';
import { wonBoard, wonGame } from '../engine/wonGame.ts';

const games: Games = { 'partita-vinta': wonGame };
const read = (query: string) => readOrigin(query, games);

const won = { kind: 'game', game: 'partita-vinta' } as const;

describe('an address that says where a game begins', () => {
  test.each<[query: string, origin: Origin | undefined, said?: string]>([
    ['', undefined],
    ['q=altro', undefined],
    ['codice=CR1-N-AAAAAAB', { kind: 'code', code: 'CR1-N-AAAAAAB' }, 'Partita CR1-N-AAAAAAB.'],
    ['codice=+cr1naaaaaab+', { kind: 'code', code: 'CR1-N-AAAAAAB' }, 'Partita CR1-N-AAAAAAB.'],
    [
      'partita=partita-vinta',
      { ...won, moment: { after: 0 } },
      'Si gioca dalla partita vinta, dall’inizio.',
    ],
    [
      'partita=partita-vinta&dopo=10',
      { ...won, moment: { after: 10 } },
      'Si gioca dalla partita vinta, dopo la mossa 10.',
    ],
    [
      'partita=partita-vinta&dopo=119',
      { ...won, moment: { after: 119 } },
      'Si gioca dalla partita vinta, dopo la mossa 119.',
    ],
    [
      'partita=partita-vinta&ridistribuzione=3',
      { ...won, moment: { redistribution: 3 } },
      'Si gioca dalla partita vinta, dopo la ridistribuzione 3.',
    ],
  ])('%j', (query, origin, said) => {
    const result = read(query);
    expect(result).toEqual({ ok: true, value: origin });
    if (!origin) return;
    expect(sayOrigin(origin, words)).toBe(said);
    // Its address and its name among the kept games lead back to it.
    const address = new URL(paths.trainer(startOf(origin)), 'https://example.org');
    expect(readOrigin(address.search, games)).toEqual({ ok: true, value: origin });
    expect(plainOrigin(nameOf(origin), games)).toEqual(origin);
  });
});

describe('an address that can’t be followed says why', () => {
  const moves = 'La partita ha 119 mosse: dopo «dopo=» va un numero da 0 a 119.';
  const redistributions =
    'La partita ha 3 ridistribuzioni: dopo «ridistribuzione=» va un numero da 1 a 3.';

  const mixed = 'Un indirizzo porta a una partita sola: «codice=», «partita=» oppure «carte=».';
  const unknown = 'La partita non è fra gli esempi: prova con «partita=partita-vinta».';

  test.each([
    ['codice=', 'Scrivi un codice, per esempio CR1-N-AAAAAAB.'],
    ['codice=CR1-N-AAAAAA', 'Dopo CR1-N- vanno 7 caratteri, qui ce ne sono 6.'],
    ['partita=altra', unknown],
    ['partita=', unknown],
    ['partita=__proto__', unknown],
    ['partita=toString', unknown],
    ['partita=partita-vinta&dopo=120', moves],
    ['partita=partita-vinta&dopo=-1', moves],
    ['partita=partita-vinta&dopo=1e1', moves],
    ['partita=partita-vinta&dopo=', moves],
    ['partita=partita-vinta&dopo=1.5', moves],
    ['partita=partita-vinta&ridistribuzione=0', redistributions],
    ['partita=partita-vinta&ridistribuzione=4', redistributions],
    ['partita=partita-vinta&ridistribuzione=ciao', redistributions],
    ['codice=CR1-N-AAAAAAB&partita=partita-vinta', mixed],
    ['codice=CR1-N-AAAAAAB&dopo=3', mixed],
    ['partita=partita-vinta&dopo=3&ridistribuzione=1', mixed],
    ['dopo=3', mixed],
    ['ridistribuzione=1', mixed],
  ])('%s: %s', (query, said) => {
    const result = read(query);
    expect(!result.ok && sayOriginError(result.error, words)).toBe(said);
    expect(plainOrigin(`?${query}`, games)).toBe(undefined);
  });
});

test.each([
  '',
  '?',
  '?q=altro',
  '?codice=cr1naaaaaab',
  '?partita=partita-vinta',
  '?partita=partita-vinta&dopo=NaN',
])('a query that the site does not write is not plain: %j', (search) => {
  expect(plainOrigin(search, games)).toBe(undefined);
});

test('the board that a game begins at', () => {
  const turned = wonBoard({ redistribution: 1, side: 'after' });
  expect(positionOf({ ...won, moment: { after: 10 } }, games)).toEqual(wonBoard({ after: 10 }));
  expect(positionOf({ ...won, moment: { redistribution: 1 } }, games)).toEqual(turned);
  expect(positionOf({ kind: 'code', code: 'CR1-N-AAAAAAB' }, games)).toEqual(
    start(deal('CR1-N-AAAAAAB')),
  );
});

test('a code drawn at random is a code in its canonical form', () => {
  const codes = Array.from({ length: 200 }, randomCode);
  for (const code of codes) expect(parseCode(code)).toEqual({ ok: true, value: code });
  expect(new Set(codes).size).toBeGreaterThan(190);
});
