import { expect, test } from 'vitest';

import { readOrigin } from '../../../src/components/origin/readOrigin.ts';
import { readText } from '../../../src/components/origin/readText.ts';
import { wonGame } from '../engine/wonGame.ts';

const games = { 'partita-vinta': { ...wonGame, address: 'won-game' } };

test.each([
  ['?code=CR1-N-AAAAAAB', '?codice=CR1-N-AAAAAAB'],
  ['?game=won-game&after=10', '?partita=partita-vinta&dopo=10'],
  ['?game=partita-vinta&redistribution=2', '?partita=partita-vinta&ridistribuzione=2'],
  ['?partita=won-game&dopo=10&moves=9-13', '?partita=partita-vinta&dopo=10&mosse=9-13'],
])('%s is read as %s is, in the address and in what is pasted', (english, italian) => {
  const read = readOrigin(italian, games);
  expect(readOrigin(english, games)).toEqual(read);
  expect(readText(`Look: https://example.org/en/practice/${english}.`, games)).toEqual(read);
});

test('a query that has a game by both of its names is told that it is there twice', () => {
  const twice = readOrigin('?code=CR1-N-AAAAAAB&codice=CR1-N-AAAAAAB', games);
  expect(twice).toEqual({ ok: false, error: { kind: 'repeated', name: 'codice' } });
});

test('a game that there is not is answered with the names that a reader of the language sees', () => {
  const none = readOrigin('?game=lost-game', games);
  expect(none).toEqual({ ok: false, error: { kind: 'no-such-game', games: ['won-game'] } });
});
